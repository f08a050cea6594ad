// `npm run demo`: the application on a throw-away database filled with a lively school.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, install, requireNode, ROOT } from './setup.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

requireNode();
install();
build();
process.env['NODE_ENV'] ??= 'production';
process.env['LOG_LEVEL'] ??= 'warn';
process.chdir(ROOT);
stopWithNpm();
await import(pathToFileURL(join(ROOT, 'dist', 'server', 'demo.js')).href);
