// What teachers read of a class (D11) as answers grow from ten thousand to a million.
import type { Figure } from '../figures.ts';
import { REPORT_WEEKS_MAX } from '#shared/contract/class-reports.ts';
import { ask } from '../support/http.ts';
import { CLASS, fillLearning } from '../support/learning.ts';
import { median, percentile } from '../support/percentiles.ts';
import { makeBenchDatabase, type Kind } from '../support/databases.ts';
import { BENCH_ADMIN, startApp } from '../support/program.ts';
import { fillSchool } from '../support/school.ts';

const PART = 'class-map';
/** Rounds of each pupil: all of them in the last four weeks, or a school year's before them as well. */
const SIZES = [
  { pupils: CLASS, earlier: 0 },
  { pupils: 500, earlier: 172 },
] as const;
const READS = 60;
const WARM_UP_READS = 20;
const BAR_MS = 150;
const GROWTH_BAR = 1.5;

interface Page {
  name: string;
  path: string;
  /** Whether it says the same of a long history as of a short one, so that it should cost the same. */
  isAlike: boolean;
}

const PAGES: readonly Page[] = [
  { name: 'map of 35 pupils', path: 'map', isAlike: true },
  { name: 'slips of 35 pupils', path: 'slips', isAlike: true },
  {
    name: `report of 35 pupils on ${REPORT_WEEKS_MAX} weeks`,
    path: `report?weeks=${REPORT_WEEKS_MAX}`,
    isAlike: false,
  },
  {
    name: `letter on ${REPORT_WEEKS_MAX} weeks`,
    path: `pupils/1/letter?weeks=${REPORT_WEEKS_MAX}`,
    isAlike: false,
  },
  { name: 'certificates of 35 pupils', path: 'certificates', isAlike: false },
];

export async function measureClassMap(kinds: readonly Kind[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const times = new Map<string, number[]>();
    for (const { pupils, earlier } of SIZES) {
      const bench = await makeBenchDatabase(kind);
      const database = await bench.open();
      await fillSchool(database.db, { pupils, games: 0 });
      await fillLearning(database.db, earlier);
      await database.close();
      const app = await startApp(bench.where);
      const { sid } = await ask(app.origin, { path: '/api/login', body: BENCH_ADMIN });
      for (const page of PAGES) {
        const path = `/api/classes/1/${page.path}`;
        const read = async () => {
          const startedAt = performance.now();
          const { status } = await ask(app.origin, { path, sid });
          if (status !== 200) throw new Error(`${path} answered ${status}.`);
          return performance.now() - startedAt;
        };
        for (let turn = 0; turn < WARM_UP_READS; turn++) await read();
        const measured: number[] = [];
        for (let turn = 0; turn < READS; turn++) measured.push(await read());
        times.set(`${page.path} ${pupils}`, measured);
      }
      await app.stop();
      await bench.drop();
    }
    figures.push(...figuresOf(kind, times));
  }
  return figures;
}

function figuresOf(kind: Kind, times: ReadonlyMap<string, number[]>): Figure[] {
  const [small, large] = SIZES;
  return PAGES.flatMap(({ name, path, isAlike }) => {
    const few = times.get(`${path} ${small.pupils}`) ?? [];
    const many = times.get(`${path} ${large.pupils}`) ?? [];
    const medians = `medians ${median(few).toFixed(1)} and ${median(many).toFixed(1)} ms`;
    const slowest: Figure = {
      part: PART,
      name: `${name} at 1,000,000 answers, ${kind}: p95`,
      measured: percentile(many, 95),
      unit: 'ms',
      bar: { atMost: BAR_MS },
    };
    if (!isAlike) return [{ ...slowest, note: medians }];
    return [
      slowest,
      {
        part: PART,
        name: `${name}, ${kind}: 1,000,000 answers against 10,000`,
        measured: median(many) / median(few),
        unit: 'times',
        bar: { atMost: GROWTH_BAR },
        note: medians,
      },
    ];
  });
}
