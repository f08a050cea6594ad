// Routes for users' own data.
import type { FastifyInstance } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Deps } from '../platform/http/deps.ts';
import { AppError, SENTENCES } from '../platform/errors.ts';
import { serve } from '../platform/http/serve.ts';
import { findMyData } from './my-data-store.ts';

export function privacyRoutes(app: FastifyInstance, { database }: Deps): void {
  serve(app, contract.getMyData, async ({ user }) => {
    const data = await findMyData(database.db, user.id);
    if (data === null) throw new AppError('not-signed-in', SENTENCES.signIn);
    return data;
  });
}
