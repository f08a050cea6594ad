// `npm run learners`: what simulated pupils recall 30 days after 60 rounds, by how the rounds were dealt, and how good the
// predictions were. `-- --pupils 50` simulates that many of each kind, `--model power` those of one model.
import { parseArgs } from 'node:util';
import { judgePredictions, type Review } from '#server/memory/recalibration.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { MODEL_NAMES } from './models.ts';
import { DAYS_AFTER, DEALINGS, limitOf, recalledAfter, ROUNDS, type Dealing } from './simulate.ts';

const { values } = parseArgs({
  options: {
    pupils: { type: 'string', default: '20' },
    model: { type: 'string', default: '' },
  },
});
const pupils = Number(values.pupils);
const models = MODEL_NAMES.filter((name) => name.startsWith(values.model));
/** The rules for dealing and correcting were chosen with the pupils numbered from 100 and from 200. */
const FIRST_PUPIL = 500;
const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`Items recalled ${DAYS_AFTER} days after ${ROUNDS} rounds, mean of ${pupils} pupils`);
console.log(
  [
    'model',
    'year',
    ...DEALINGS,
    'limit',
    'memory / random',
    'oracle / random',
    'limit / random',
  ].join(' | '),
);
const all: Review[] = [];
const byModel: string[] = [];
for (const model of models) {
  const ofModel: Review[] = [];
  for (const year of YEAR_GROUPS) {
    const seeds = Array.from({ length: pupils }, (_, nth) => 1000 * (FIRST_PUPIL + nth) + year);
    const recalled = new Map<Dealing, number>();
    for (const dealing of DEALINGS) {
      const numbers: number[] = [];
      for (const seed of seeds) {
        const reviews: Review[] = [];
        numbers.push(await recalledAfter({ model, year, dealing, seed }, reviews));
        if (dealing === 'memory') for (const review of reviews) ofModel.push(review);
      }
      recalled.set(dealing, average(numbers));
    }
    const limits: number[] = [];
    // In the other models more answers to one item are useful than the bound counts on.
    if (model === 'power law with spacing') {
      for (const seed of seeds) limits.push(await limitOf({ model, year, seed }));
    }
    const random = recalled.get('random') ?? 0;
    const limit = limits.length > 0 ? average(limits) : null;
    const ratios = [recalled.get('memory') ?? 0, recalled.get('oracle') ?? 0, limit].map((one) =>
      one === null ? '' : (one / random).toFixed(2),
    );
    const cells = DEALINGS.map((dealing) => recalled.get(dealing)?.toFixed(1));
    console.log([model, year, ...cells, limit?.toFixed(1) ?? '', ...ratios].join(' | '));
  }
  byModel.push(await line(model, ofModel));
  for (const review of ofModel) all.push(review);
}

console.log(
  '\nPredictions of the later half of the reviews, by what those before each teach: before them, judged, log loss, of FSRS, ' +
    'of the constant average, RMSE over 20 bins, of FSRS',
);
for (const text of byModel) console.log(text);
if (models.length > 1) console.log(await line('all models', all));

async function line(name: string, reviews: readonly Review[]): Promise<string> {
  const verdict = await judgePredictions(reviews);
  if (!verdict) return name;
  const { fitted, corrected, uncorrected } = verdict;
  const figures = [
    corrected.logLoss,
    uncorrected.logLoss,
    corrected.constantLogLoss,
    corrected.rmse,
    uncorrected.rmse,
  ];
  return [name, fitted, corrected.count, ...figures.map((one) => one.toFixed(3))].join(' | ');
}
