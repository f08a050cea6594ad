// `npm run backup`, `npm run restore`, `npm run move`: carries the database from here to there.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, install, requireNode, ROOT } from './setup.mjs';

requireNode();
install();
build();
process.env['NODE_ENV'] ??= 'production';
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'dist', 'server', 'archive-cli.js')).href);
