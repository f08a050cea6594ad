// `npm run admin -- <command> <username>`: runs the accounts from the shell.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build, install, requireNode, ROOT } from './setup.mjs';

requireNode();
install();
build();
process.env['NODE_ENV'] ??= 'production';
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'dist', 'server', 'admin-cli.js')).href);
