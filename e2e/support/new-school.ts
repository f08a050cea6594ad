// Creates, before all journeys, one PostgreSQL server with a template database of a new school: a copy takes 20 ms.
import { runOnServer, startPostgres } from '../../src/testing/postgres-server.ts';
import { AppServer, NEW_SCHOOL, SECRET_KEY } from './app-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await runOnServer(url, `create database ${NEW_SCHOOL}`);
  const env = { DATABASE_URL: `${url}/${NEW_SCHOOL}`, SECRET_KEY };
  const server = await AppServer.startAt({ env, drop: async () => {} });
  await server.drop();
  process.env['JOURNEYS_POSTGRES_URL'] = url;
  return stop;
}
