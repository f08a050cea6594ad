// Checks that the JavaScript and CSS for browsers use only what Safari and Chrome of the last three years know (D15), and hold one year's
// content at a time.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkOwnYear } from './own-year.ts';
import { bin, ROOT, say } from './setup.mjs';

/** Safari 17.1 and Chrome 119, of autumn 2023, know all of these; anything newer is refused by name. */
const JAVASCRIPT = 'es2023';

/**
 * One line for each problem with the JavaScript and CSS in a folder; none if three-year-old browsers know all of it.
 */
export function checkBaseline(folder: string): string[] {
  const files = (ending: string) => `${folder.replaceAll('\\', '/')}/**/*.${ending}`;
  const config = join(ROOT, 'tools', 'baseline-css.json');
  const js = run('es-check', [JAVASCRIPT, files('js'), '--module', '--checkFeatures', '--noCache']);
  const css = run('stylelint', ['--config', config, '--formatter', 'unix', files('css')]);
  return [
    ...(js.status === 0 ? [] : js.said),
    // Tailwind writes fallbacks for browsers older than these.
    ...(css.status === 0
      ? []
      : css.said.filter((line) => !/ is unnecessary |^$|^\d+ problem/.test(line))),
  ];
}

function run(tool: string, args: readonly string[]) {
  const { status, stdout, stderr, error } = spawnSync(bin(tool), args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return { status, said: `${stdout}${stderr}`.split('\n') };
}

if (process.argv[1] === import.meta.filename) {
  const web = join(ROOT, 'dist', 'web');
  const complaints = [...checkBaseline(web), ...checkOwnYear(join(web, 'assets'))];
  for (const complaint of complaints) say(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
