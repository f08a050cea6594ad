// How good predicted probabilities were: log loss and calibration, computed as in spaced-repetition benchmarks.

/** A predicted probability and the outcome. */
export interface Prediction {
  /** Of recall, 0 to 1. */
  predicted: number;
  isRecalled: boolean;
}

/** The predictions of one range of probabilities. */
export interface CalibrationBin {
  /** Mean of the predicted probabilities. */
  predicted: number;
  /** Share that was recalled. */
  recalled: number;
  count: number;
}

export interface Calibration {
  count: number;
  /** Share of all reviews that was recalled. */
  recalled: number;
  /** Mean of -ln of the probability given to the outcome; 0 is perfect. */
  logLoss: number;
  /** The log loss of always predicting the overall share, the lowest that any constant can reach. */
  constantLogLoss: number;
  /** Root mean square of the difference between predicted and recalled, over the bins, weighted by count. */
  rmse: number;
  /** In order of probability; none without predictions. */
  bins: CalibrationBin[];
}

const BINS = 20;
/** Keeps a failed certainty from costing infinitely much. */
const LEAST = 1e-4;

interface Sums {
  predicted: number;
  recalled: number;
  count: number;
}

/** Adds up predictions one by one in constant memory. */
export class CalibrationSums {
  #logLoss = 0;
  readonly #bins: Sums[] = Array.from({ length: BINS }, () => ({
    predicted: 0,
    recalled: 0,
    count: 0,
  }));

  add({ predicted, isRecalled }: Prediction): void {
    const bin = this.#bins[Math.min(BINS - 1, Math.floor(predicted * BINS))];
    if (!bin) throw new RangeError(`${predicted} is not a probability.`);
    bin.predicted += predicted;
    bin.recalled += isRecalled ? 1 : 0;
    bin.count += 1;
    this.#logLoss += lossOf({ predicted, isRecalled });
  }

  get count(): number {
    return this.#bins.reduce((sum, { count }) => sum + count, 0);
  }

  /** Null without predictions. */
  result(): Calibration | null {
    const { count } = this;
    if (count === 0) return null;
    const bins = this.#bins
      .filter((bin) => bin.count > 0)
      .map(({ predicted, recalled, count }) => ({
        predicted: predicted / count,
        recalled: recalled / count,
        count,
      }));
    const recalled = this.#bins.reduce((sum, bin) => sum + bin.recalled, 0) / count;
    const squares = bins.reduce(
      (sum, bin) => sum + bin.count * (bin.predicted - bin.recalled) ** 2,
      0,
    );
    return {
      count,
      recalled,
      logLoss: this.#logLoss / count,
      constantLogLoss: recalled * loss(recalled) + (1 - recalled) * loss(1 - recalled),
      rmse: Math.sqrt(squares / count),
      bins,
    };
  }
}

/** The loss of one prediction: -ln of the probability given to the outcome. */
export function lossOf({ predicted, isRecalled }: Prediction): number {
  return loss(isRecalled ? predicted : 1 - predicted);
}

function loss(probability: number): number {
  return -Math.log(clampProbability(probability));
}

/** Limits a probability so that it is neither impossible nor certain. */
export function clampProbability(probability: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, probability));
}
