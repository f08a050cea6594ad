// How a table is answered so that browsers save it.
import type { FastifyReply } from 'fastify';

/** The answer is a CSV file to keep; its name may have letters of any script (RFC 6266). */
export function asFile(reply: FastifyReply, name: string): void {
  const plain = name.replace(/[^\w .-]/g, '_');
  reply.type('text/csv; charset=utf-8');
  reply.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
}
