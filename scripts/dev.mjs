// `npm run dev`: the server and the browser application, both reloading on a change.
import { spawn } from 'node:child_process';
import { bin, install, requireNode, ROOT, say } from './setup.mjs';

requireNode();
install();
const PORT = process.env['PORT'] ?? '3000';
const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' };
const children = [
  spawn(
    bin('tsx'),
    [
      'watch',
      '--clear-screen=false',
      '--import',
      './tools/build/yaml-hook.mjs',
      'src/server/main.ts',
    ],
    options,
  ),
  spawn(bin('vite'), [], {
    ...options,
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${PORT}` },
  }),
];
say('Open http://localhost:5173');
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
