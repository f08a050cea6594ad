// `npm run bench`: measures what docs/performance.md explains, prints it beside its bar and writes bench/results.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureBrowser } from './browser/measure.ts';
import { isMet, markdownOf, tableOf, type Figure } from './figures.ts';
import { measureAdminPages } from './server/admin-pages.ts';
import { measureProcesses } from './server/processes.ts';
import { measureLogIns, measureSchoolDay } from './server/school-day.ts';
import { measureStart } from './server/start.ts';
import { measureThroughput } from './server/throughput.ts';
import { hangUp } from './support/http.ts';
import { KINDS, stopPostgres } from './support/places.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  throughput: () => measureThroughput(KINDS),
  'school-day': () => measureSchoolDay(KINDS),
  'log-ins': () => measureLogIns(KINDS),
  'admin-pages': () => measureAdminPages(KINDS),
  start: () => measureStart(KINDS),
  processes: measureProcesses,
  browser: () => measureBrowser(say),
};

/** A part that breaks is a figure that was not measured: the others are still worth having. */
async function measure(part: string, work: () => Promise<Figure[]>): Promise<Figure[]> {
  say(`\n${part} …`);
  const startedAt = performance.now();
  try {
    const figures = await work();
    for (const line of tableOf(figures)) say(`  ${line}`);
    say(`  (${Math.round((performance.now() - startedAt) / 1000)} s)`);
    return figures;
  } catch (error) {
    say(`  ${String(error)}`);
    const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ part, name: 'the whole part', measured: null, unit: '', note }];
  }
}

function writeResults(figures: readonly Figure[]): void {
  const machine = cpus();
  const results = {
    date: new Date().toISOString(),
    node: process.version,
    cpu: machine[0]?.model ?? 'unknown',
    cores: machine.length,
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })),
  };
  writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
  writePage(figures, `${results.cpu}, ${results.cores} cores, Node.js ${results.node}`);
}

const PAGE = 'docs/performance.md';
const PLACE = /(<!-- figures[^>]*-->\n)[^]*(<!-- end of figures -->)/;

/** Puts the table into the page that explains it. */
function writePage(figures: readonly Figure[], machine: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const table = ['', `Measured on ${day}: ${machine}.`, '', ...markdownOf(figures), ''].join('\n');
  const page = readFileSync(PAGE, 'utf8').replace(
    PLACE,
    (_, begin, end) => begin + table + '\n' + end,
  );
  writeFileSync(PAGE, page);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
} else {
  const figures: Figure[] = [];
  for (const [part, work] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(part)) figures.push(...(await measure(part, work)));
  }
  hangUp();
  await stopPostgres();
  say('');
  for (const line of tableOf(figures)) say(line);
  if (wanted.length === 0) writeResults(figures);
}
