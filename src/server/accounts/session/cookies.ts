// What all cookies of ours have in common: no script and no other site can use them, and behind HTTPS nobody else can set them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';

interface Settings {
  config: Pick<Config, 'origin'>;
}

/** Whether the browser reaches this installation over HTTPS. */
export function isOverHttps({ config }: Settings, { protocol }: FastifyRequest): boolean {
  return config.origin?.startsWith('https:') ?? protocol === 'https';
}

/** Behind HTTPS with the prefix that a neighbouring host name and plain HTTP cannot set (RFC 6265bis, 4.1.3.2). */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of a cookie of ours; undefined when the browser has none. */
export function readCookie(
  settings: Settings,
  request: FastifyRequest,
  name: string,
): string | undefined {
  return request.cookies[cookieName(name, isOverHttps(settings, request))];
}

/** Whether the browser has a cookie of ours by either of its names. */
export function bringsCookie({ cookies }: FastifyRequest, name: string): boolean {
  return [true, false].some((isSecure) => cookies[cookieName(name, isSecure)] !== undefined);
}

/** Takes a cookie of ours back. */
export function clearCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  const secure = isOverHttps(settings, request);
  reply.clearCookie(cookieName(name, secure), { path: '/', secure });
}

/** Sets a cookie of ours for `lasts`: until a moment, or for so many seconds. */
export function sendCookie(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { name: string; value: string; lasts: { expires: Date } | { maxAge: number } },
): void {
  const secure = isOverHttps(settings, request);
  reply.setCookie(cookieName(cookie.name, secure), cookie.value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...cookie.lasts,
  });
}
