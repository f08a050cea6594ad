// `npm start`: installs and builds what is out of date, then serves the application.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, install, requireNode, ROOT } from './setup.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

requireNode();
install();
build();
process.env['NODE_ENV'] ??= 'production';
process.chdir(ROOT);
stopWithNpm();
await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);
