// Loaded into the application before it starts. Writes the longest turn of its event loop, from the first request to
// the end, in milliseconds of the processor, to the file named in this file's address. What other programs do on a busy
// machine does not count. Linux counts at its ticks, often 4 ms apart, so the figure may be wrong by one.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { openSync, readSync, writeFileSync } from 'node:fs';

const file = new URL(import.meta.url).searchParams.get('to');
const RESOLUTION_MS = 1;
const NS_IN_A_MS = 1e6;

/** Its first number is the time that the main thread has been running, in nanoseconds (proc(5), schedstat). */
const schedstat = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
const text = Buffer.alloc(64);
const ownTime = () =>
  Number.parseInt(text.toString('latin1', 0, readSync(schedstat, text, 0, text.length, 0)), 10);

let before = 0;
let longest = 0;
const begin = () => {
  unsubscribe('http.server.request.start', begin);
  before = ownTime();
  setInterval(() => {
    const now = ownTime();
    longest = Math.max(longest, now - before);
    before = now;
  }, RESOLUTION_MS).unref();
};
subscribe('http.server.request.start', begin);
process.on('exit', () => {
  if (file) writeFileSync(file, String(longest / NS_IN_A_MS));
});
