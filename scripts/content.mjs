// `npm run content`: checks every item of every game and writes the catalogue in docs/content; `-- --check` writes nothing.
import { join } from 'node:path';
import { bin, install, requireNode, ROOT, run } from './setup.mjs';

requireNode();
install();
run(bin('tsx'), [join(ROOT, 'src', 'testing', 'content', 'main.ts'), ...process.argv.slice(2)]);
