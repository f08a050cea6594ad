// Writes replies as JSON.
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';

const SENT_WHOLE = new Set<unknown>(
  Object.values<Endpoint>(contract)
    .filter(({ sendsWhole }) => sendsWhole)
    .map(({ reply }) => reply),
);

/**
 * Writes the fields that a reply's schema names, and refuses a reply that does not match it; replies that are sent
 * whole are written as they are.
 */
export const replySerializer: typeof serializerCompiler = (route) =>
  SENT_WHOLE.has(route.schema) ? (data) => JSON.stringify(data) : serializerCompiler(route);
