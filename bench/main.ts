// `npm run bench`: measures what docs/performance.md explains, prints it with its bar and writes bench/results.json.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { measureBeside } from './beside.ts';
import { measureMemory } from './browser/memory.ts';
import { measureShifts } from './browser/shifts.ts';
import { measureSizes } from './browser/sizes.ts';
import { TAP_PARTS } from './browser/taps.ts';
import { measureWaits } from './browser/waits.ts';
import { isMet, markdownOf, threeDigits, tableOf, type Figure } from './figures.ts';
import { measureAdminPages } from './server/admin-pages.ts';
import { measureClassMap } from './server/class-map.ts';
import { measureClasses } from './server/classes.ts';
import { measureComments } from './server/comments.ts';
import { measureProcesses } from './server/processes.ts';
import { measureLogIns, measureLogInsDuringImport, measureSchoolDay } from './server/school-day.ts';
import { measureRounds } from './server/rounds.ts';
import { measureStart } from './server/start.ts';
import { measureThroughput } from './server/throughput.ts';
import { measureTogether } from './server/together.ts';
import { measureTrust } from './server/trust.ts';
import { closeConnections } from './support/http.ts';
import { KINDS, stopPostgres } from './support/databases.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  throughput: () => measureThroughput(KINDS),
  rounds: measureRounds,
  'school-day': () => measureSchoolDay(KINDS),
  comments: measureComments,
  'log-ins': () => measureLogIns(KINDS),
  'log-ins-import': () => measureLogInsDuringImport(KINDS),
  'admin-pages': () => measureAdminPages(KINDS),
  classes: () => measureClasses(KINDS),
  trust: () => measureTrust(say),
  'class-map': () => measureClassMap(KINDS),
  together: () => measureTogether(KINDS),
  start: () => measureStart(KINDS),
  processes: measureProcesses,
  'browser-sizes': () => measureSizes(say),
  'browser-waits': measureWaits,
  'browser-shifts': measureShifts,
  ...Object.fromEntries(TAP_PARTS.map(({ part, work }) => [part, work])),
  'browser-memory': measureMemory,
};

/** A part that fails is reported as not measured: the others are still useful. */
async function measure(part: string, work: () => Promise<Figure[]>): Promise<Figure[]> {
  say(`\n${part} …`);
  const startedAt = performance.now();
  const [busy = 0] = loadavg();
  try {
    const figures = await work();
    for (const line of tableOf(figures)) say(`  ${line}`);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    say(`  (${seconds} s; load of the machine before: ${threeDigits(busy)})`);
    return figures;
  } catch (error) {
    say(`  ${String(error)}`);
    const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ part, name: 'the whole part', measured: null, unit: '', note }];
  }
}

const RESULTS = 'bench/results.json';
const [processor] = cpus();
const MACHINE = {
  node: process.version,
  cpu: processor?.model ?? 'unknown',
  cores: cpus().length,
};

const resultsSchema = z.object({
  node: z.string(),
  cpu: z.string(),
  cores: z.number(),
  figures: z.array(
    z.object({
      part: z.string(),
      name: z.string(),
      unit: z.string(),
      day: z.string(),
      measured: z.number().nullable(),
      bar: z
        .union([z.object({ atMost: z.number() }), z.object({ atLeast: z.number() })])
        .optional(),
      note: z.string().optional(),
    }),
  ),
});
type Measured = z.output<typeof resultsSchema>['figures'][number];

/** Earlier results from a similar machine, for the parts that are not measured now. */
function measuredBefore(parts: readonly string[]): Measured[] {
  if (!existsSync(RESULTS)) return [];
  const { figures, ...machine } = resultsSchema.parse(JSON.parse(readFileSync(RESULTS, 'utf8')));
  if (!isDeepStrictEqual(machine, MACHINE)) return [];
  return figures.filter(({ part }) => !parts.includes(part));
}

function writeResults(parts: readonly string[], now: readonly Figure[]): void {
  const day = new Date().toISOString().slice(0, 10);
  const figures = [...measuredBefore(parts), ...now.map((figure) => ({ ...figure, day }))];
  const order = Object.keys(PARTS);
  figures.sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
  const marked = figures.map((figure) => ({ ...figure, met: isMet(figure) }));
  writeFileSync(RESULTS, `${JSON.stringify({ ...MACHINE, figures: marked }, null, 2)}\n`);
  writePage(figures);
}

const PAGE = 'docs/performance.md';
const PLACE = /(<!-- figures[^>]*-->\n)[^]*(<!-- end of figures -->)/;

/** Inserts the table into docs/performance.md. */
function writePage(figures: readonly Measured[]): void {
  const days = [...new Set(figures.map(({ day }) => day))].toSorted().join(', ');
  const machine = `${MACHINE.cpu}, ${MACHINE.cores} cores, Node.js ${MACHINE.node}`;
  const table = ['', `Measured on ${days}: ${machine}.`, '', ...markdownOf(figures), ''].join('\n');
  const page = readFileSync(PAGE, 'utf8').replace(
    PLACE,
    (_, begin, end) => begin + table + '\n' + end,
  );
  writeFileSync(PAGE, page);
}

const wanted = process.argv.slice(2);
const [option, otherFolder] = wanted;
/** A name stands for a part, or for all parts that begin with it: `browser`, `browser-taps`. */
const isOf = (part: string, name: string) => part === name || part.startsWith(`${name}-`);
const unknown = wanted.filter((name) => !Object.keys(PARTS).some((part) => isOf(part, name)));
if (option === '--beside' && otherFolder) {
  await measureBeside(otherFolder, say);
} else if (unknown.length > 0) {
  say(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
} else {
  const parts = Object.entries(PARTS).filter(
    ([part]) => wanted.length === 0 || wanted.some((name) => isOf(part, name)),
  );
  const figures: Figure[] = [];
  for (const [part, work] of parts) figures.push(...(await measure(part, work)));
  closeConnections();
  await stopPostgres();
  say('');
  for (const line of tableOf(figures)) say(line);
  writeResults(
    parts.map(([part]) => part),
    figures,
  );
}
