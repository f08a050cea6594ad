import { REVIEWS_MIN, type Predictions, predictions } from '#shared/contract/predictions.ts';
import { dateAndTime } from '#shared/dates.ts';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { useRead } from '../../data/use-read.ts';
import { PageHeading } from '../../shell/page-intro.tsx';
import { Panel } from '../../shell/panel.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Loaded } from '../../staff/loaded.tsx';
import { CalibrationPlot } from './calibration-plot.tsx';

type Figures = NonNullable<Predictions['figures']>;

/** How well the memory predicts what pupils recall (D9), for owners. */
export default function PredictionsPage() {
  const read = useRead(predictions.getPredictions, {});
  return (
    <StaffPage pageOf="admins" error={read.error} backTo="admin">
      <PageHeading>For researchers: how good are the predictions?</PageHeading>
      <p>
        When a question or a word comes back on a later day, the app has predicted how likely it is
        that the pupil still knows it. Here these predictions are compared with what happened, once
        a day, for all pupils together. Only verified rounds count, and none that were rushed.
      </p>
      <Loaded read={read} failure="Failed to load the predictions">
        {(data) => <Report predictions={data} />}
      </Loaded>
    </StaffPage>
  );
}

function Report({ predictions: { computedAt, reviews, figures } }: { predictions: Predictions }) {
  return (
    <>
      {figures ? <Measured reviews={reviews} figures={figures} /> : <TooEarly reviews={reviews} />}
      {computedAt !== null && (
        <p className="text-ink-soft">
          Computed on <time dateTime={computedAt}>{dateAndTime(new Date(computedAt))}</time>.
        </p>
      )}
    </>
  );
}

function TooEarly({ reviews }: { reviews: number }) {
  const soFar =
    reviews === 1 ? 'there has been 1 review' : `there have been ${whole(reviews)} reviews`;
  return (
    <Panel title="It is too early to say">
      <p>
        So far {soFar}. Before {whole(REVIEWS_MIN)} the figures would say more about chance than
        about the predictions.
      </p>
    </Panel>
  );
}

function Measured({ reviews, figures }: { reviews: number; figures: Figures }) {
  const { recalled, logLoss, constantLogLoss, rmse, bins, learnt } = figures;
  const isBetter = logLoss < constantLogLoss;
  const judged = reviews - (learnt?.reviews ?? 0);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Compared with a simple guess">
        {learnt && (
          <p>
            The app learns from your pupils’ reviews how sure it may be.{' '}
            {learnt.recallWhenDue !== null &&
              `Where a question comes back because the usual memory model gives about 90%, the app expects ${percent(learnt.recallWhenDue)}. `}
            That changes these predictions, not when a question comes back. The figures are of the
            reviews after the earlier {whole(learnt.reviews)} of {whole(reviews)}, each predicted by
            what the days before it had taught.
          </p>
        )}
        <p>
          {whole(judged)} {learnt && 'later '}reviews; in {percent(recalled)} of them the item was
          still known. The app {isBetter ? 'predicts better' : 'does not predict better'} than
          somebody who always says {percent(recalled)}.
        </p>
        <Table aria-label="How far off, lower is better" className="max-w-xl">
          <thead>
            <tr>
              <HeadCell>Who predicts</HeadCell>
              <HeadCell className="text-right">How far off (lower is better)</HeadCell>
            </tr>
          </thead>
          <tbody>
            {learnt ? (
              <>
                <Predictor
                  name="This app, with what it has learnt from your pupils"
                  logLoss={logLoss}
                />
                <Predictor
                  name="The memory model alone, before it learnt anything"
                  logLoss={learnt.fsrsLogLoss}
                />
              </>
            ) : (
              <Predictor name="This app" logLoss={logLoss} />
            )}
            <Predictor name={`Always ${percent(recalled)}`} logLoss={constantLogLoss} />
          </tbody>
        </Table>
        <p className="text-ink-soft">
          For statisticians: “how far off” is the log loss, and the memory model is FSRS-6 with its
          default parameters.
        </p>
      </Panel>
      <Panel title="Predicted and known">
        <p>
          Each circle stands for the reviews of one range of predictions, a larger one for more
          reviews. On the dashed line, what is predicted with 80% is known in 80% of the reviews.
          Below it the app was too sure, above it not sure enough. On average the circles are{' '}
          {(100 * rmse).toFixed(1)} percentage points away from it.
        </p>
        <CalibrationPlot bins={bins} />
      </Panel>
    </div>
  );
}

function Predictor({ name, logLoss }: { name: string; logLoss: number }) {
  return (
    <tr>
      <Cell>{name}</Cell>
      <Cell className="text-right tabular-nums">{logLoss.toFixed(3)}</Cell>
    </tr>
  );
}

const whole = (count: number) => count.toLocaleString('en-GB');
const percent = (share: number) => `${Math.round(100 * share)}%`;
