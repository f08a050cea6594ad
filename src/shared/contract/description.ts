// The contract as OpenAPI.
import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const description = {
  getDescription: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'admin',
    summary: 'This description of all calls, as OpenAPI',
    success: 200,
    reply: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Endpoint>;
