// Makes, before all journeys, the data of a school that has just begun: each server starts with a copy, which saves seconds.
import { AppServer } from './app-server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await AppServer.start();
  await server.stop();
  process.env['NEW_SCHOOL'] = server.folder;
  return () => server.drop();
}
