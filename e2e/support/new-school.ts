// Makes, before all journeys, one PostgreSQL server for them and in it a school that has just begun: each application starts
// with a copy of it, which takes a fiftieth of a second.
import { runOnServer, startPostgres } from '../../src/testing/postgres-server.ts';
import { AppServer, NEW_SCHOOL } from './app-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await runOnServer(url, `create database ${NEW_SCHOOL}`);
  const env = { DATABASE_URL: `${url}/${NEW_SCHOOL}` };
  const server = await AppServer.startAt({ env, drop: async () => {} });
  await server.drop();
  process.env['JOURNEYS_POSTGRES_URL'] = url;
  return stop;
}
