// Attributes of all our cookies: scripts and other sites cannot use them, and behind HTTPS nobody else can set them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';

interface Settings {
  config: Pick<Config, 'origin'>;
}

function isOverHttps({ config }: Settings, { protocol }: FastifyRequest): boolean {
  return config.origin?.startsWith('https:') ?? protocol === 'https';
}

/** Behind HTTPS with the `__Host-` prefix, which other hosts and plain HTTP cannot set (RFC 6265bis, 4.1.3.2). */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of one of our cookies; undefined if there is none. */
export function readCookie(
  settings: Settings,
  request: FastifyRequest,
  name: string,
): string | undefined {
  return request.cookies[cookieName(name, isOverHttps(settings, request))];
}

/** Whether the browser has this cookie, under either name. */
export function hasCookie({ cookies }: FastifyRequest, name: string): boolean {
  return [true, false].some((isSecure) => cookies[cookieName(name, isSecure)] !== undefined);
}

export function clearCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  const secure = isOverHttps(settings, request);
  reply.clearCookie(cookieName(name, secure), { path: '/', secure });
}

/** Sets one of our cookies; `maxAge` in seconds. */
export function sendCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: string; value: string; maxAge: number },
): void {
  const secure = isOverHttps(settings, request);
  reply.setCookie(cookieName(cookie.name, secure), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: cookie.maxAge,
  });
}
