// `npm run learners`: what simulated pupils recall 30 days after 60 rounds, by how the rounds were dealt, and how good the
// predictions were. `-- --pupils 50` simulates that many of each kind.
import { parseArgs } from 'node:util';
import { judge, type Review } from '#server/memory/recalibration.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { MODEL_NAMES } from './models.ts';
import { DAYS_AFTER, DEALINGS, recalledAfter, ROUNDS, type Dealing } from './simulate.ts';

const { values } = parseArgs({ options: { pupils: { type: 'string', default: '20' } } });
const pupils = Number(values.pupils);
const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`Items recalled ${DAYS_AFTER} days after ${ROUNDS} rounds, mean of ${pupils} pupils`);
console.log(['model', 'year', ...DEALINGS, 'memory / random'].join(' | '));
const all: Review[] = [];
const byModel: string[] = [];
for (const model of MODEL_NAMES) {
  const ofModel: Review[] = [];
  for (const year of YEAR_GROUPS) {
    const recalled = new Map<Dealing, number>();
    for (const dealing of DEALINGS) {
      const numbers: number[] = [];
      for (let pupil = 0; pupil < pupils; pupil++) {
        const reviews: Review[] = [];
        const seed = 1000 * pupil + year;
        numbers.push(await recalledAfter({ model, year, dealing, seed }, reviews));
        if (dealing === 'memory') ofModel.push(...reviews);
      }
      recalled.set(dealing, average(numbers));
    }
    const ratio = (recalled.get('memory') ?? 0) / (recalled.get('random') ?? 0);
    const cells = DEALINGS.map((dealing) => recalled.get(dealing)?.toFixed(1));
    console.log([model, year, ...cells, ratio.toFixed(2)].join(' | '));
  }
  byModel.push(line(model, ofModel));
  all.push(...ofModel);
}

console.log(
  '\nPredictions, learnt from the earlier half of the reviews and judged by the later half: learnt from, judged, ' +
    'intercept, slope, log loss, of FSRS, of the constant average, RMSE over 20 bins, of FSRS',
);
for (const text of [...byModel, line('all models', all)]) console.log(text);

function line(name: string, reviews: readonly Review[]): string {
  const verdict = judge(reviews);
  if (!verdict) return name;
  const { correction, fitted, corrected, uncorrected } = verdict;
  const figures = [
    correction.intercept,
    correction.slope,
    corrected.logLoss,
    uncorrected.logLoss,
    corrected.constantLogLoss,
    corrected.rmse,
    uncorrected.rmse,
  ];
  return [name, fitted, corrected.count, ...figures.map((one) => one.toFixed(3))].join(' | ');
}
