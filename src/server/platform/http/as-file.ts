// Answers that browsers save as a file.
import type { FastifyReply } from 'fastify';

/** Marks the answer as a CSV file to save; its name may have any letters (RFC 6266). */
export function asFile(reply: FastifyReply, name: string): void {
  const plain = name.replace(/[^\w .-]/g, '_');
  reply.type('text/csv; charset=utf-8');
  reply.header(
    'content-disposition',
    `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  );
}
