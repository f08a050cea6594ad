// `npm run learners`: what simulated pupils recall 30 days after 60 rounds, by how the rounds were dealt, and how good the
// predictions were. `-- --pupils 50` simulates that many of each kind.
import { parseArgs } from 'node:util';
import { CalibrationSums } from '#server/memory/calibration.ts';
import { YEAR_GROUPS } from '#shared/years.ts';
import { MODEL_NAMES } from './models.ts';
import { DAYS_AFTER, DEALINGS, recalledAfter, ROUNDS, type Dealing } from './simulate.ts';

const { values } = parseArgs({ options: { pupils: { type: 'string', default: '20' } } });
const pupils = Number(values.pupils);
const average = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`Items recalled ${DAYS_AFTER} days after ${ROUNDS} rounds, mean of ${pupils} pupils`);
console.log(['model', 'year', ...DEALINGS, 'memory / random'].join(' | '));
const all = new CalibrationSums();
const byModel: string[] = [];
for (const model of MODEL_NAMES) {
  const predictions = new CalibrationSums();
  for (const year of YEAR_GROUPS) {
    const recalled = new Map<Dealing, number>();
    for (const dealing of DEALINGS) {
      const numbers: number[] = [];
      for (let pupil = 0; pupil < pupils; pupil++) {
        const judged = dealing === 'memory' ? [predictions, all] : [];
        const seed = 1000 * pupil + year;
        numbers.push(await recalledAfter({ model, year, dealing, seed }, judged));
      }
      recalled.set(dealing, average(numbers));
    }
    const ratio = (recalled.get('memory') ?? 0) / (recalled.get('random') ?? 0);
    const cells = DEALINGS.map((dealing) => recalled.get(dealing)?.toFixed(1));
    console.log([model, year, ...cells, ratio.toFixed(2)].join(' | '));
  }
  byModel.push(line(model, predictions));
}

console.log(
  '\nPredictions: reviews, log loss, log loss of the constant average, RMSE over 20 bins',
);
for (const text of [...byModel, line('all models', all)]) console.log(text);

function line(name: string, sums: CalibrationSums): string {
  const { count = 0, logLoss = 0, constantLogLoss = 0, rmse = 0 } = sums.result() ?? {};
  return [name, count, ...[logLoss, constantLogLoss, rmse].map((one) => one.toFixed(3))].join(
    ' | ',
  );
}
