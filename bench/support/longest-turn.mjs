// Loaded into the application before it starts. Writes the longest turn of its event loop, from the first request to
// the end, in milliseconds, to the file named in this file's address.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const file = new URL(import.meta.url).searchParams.get('to');
const RESOLUTION_MS = 1;
const NS_IN_A_MS = 1e6;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
const begin = () => {
  unsubscribe('http.server.request.start', begin);
  delay.enable();
};
subscribe('http.server.request.start', begin);
process.on('exit', () => {
  if (file) writeFileSync(file, String(delay.max / NS_IN_A_MS));
});
