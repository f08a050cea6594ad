// Ends the server when the npm that started it is gone. npm hands signals only to its own child, which is why the start script
// begins with `exec` (the shell between them would die and leave the server behind); a npm that is killed hands on nothing.
const LOOK_MS = 500;

/** Call in a program that npm starts: it stops as on SIGTERM when its parent has gone. */
export function stopWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}
