// `npm run content`: checks every item of every game; `-- --watch` again at each change, `-- --help` says what else there is.
import { join } from 'node:path';
import { bin, install, requireNode, ROOT, run, say } from './setup.mjs';

const HELP = `Usage: npm run content [-- <options>]

  --watch      check again whenever a content file changes
  --coverage   print what is asked about each objective of the curriculum
  --catalogue  write all content as pages to read (dist/catalogue)
  --schemas    write the JSON Schemas that editors check content files with`;

requireNode();
const options = process.argv.slice(2);
if (options.includes('--help')) {
  say(HELP);
} else {
  install();
  const main = join(ROOT, 'tools', 'content', 'main.ts');
  const watching = ['watch', '--include', join(ROOT, 'content', '**', '*.yaml')];
  run(bin('tsx'), [...(options.includes('--watch') ? watching : []), main, ...options]);
}
