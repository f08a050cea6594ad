// The order of pupils and objectives on the map, and the text of a cell (D11).
import {
  THIN_ANSWERS,
  type ClassMap,
  type MapCell,
  type MapObjective,
  type MapPupil,
} from '#shared/contract/map.ts';
import { byShownName } from '../names/hidden-names.ts';

/** So many answers are enough for a prediction against which they speak: memory knows which of them came last. */
const ENOUGH_ANSWERS = 10;
/** A prediction so far above the share of right answers is one against which they speak. */
const CONTRADICTION = 0.2;

/**
 * Too few answers, or no prediction: hatched, never coloured. A missed question has shown its answer and may be predicted to be known
 * the next day: by so few answers no teacher would believe that.
 */
export function isThin({ recall, answers, right }: MapCell): boolean {
  if (recall === null || answers < THIN_ANSWERS) return true;
  return answers < ENOUGH_ANSWERS && recall - right / answers > CONTRADICTION;
}

export function cellOf({ cells }: MapPupil, objective: string): MapCell {
  const found = cells.find((cell) => cell.objective === objective);
  return found ?? { objective, recall: null, answers: 0, right: 0 };
}

export interface ClassMean {
  /** Null where every cell is thin. */
  recall: number | null;
  /** Pupils with enough answers in their cells. */
  pupils: number;
}

/** The mean of a class on an objective, and of how many pupils it is. */
export function meanOf(pupils: readonly MapPupil[], objective: string): ClassMean {
  const recalls = pupils
    .map((pupil) => cellOf(pupil, objective))
    .filter((cell) => !isThin(cell))
    .map(({ recall }) => recall ?? 0);
  const sum = recalls.reduce((total, recall) => total + recall, 0);
  return { recall: recalls.length > 0 ? sum / recalls.length : null, pupils: recalls.length };
}

export type ColumnOrder = 'curriculum' | 'least-known';

/** The objectives of a strand, or of all. */
export function objectivesShown(
  { objectives, pupils }: ClassMap,
  { strand, order }: { strand: string | null; order: ColumnOrder },
): MapObjective[] {
  const shown = objectives.filter((objective) => strand === null || objective.strand === strand);
  if (order === 'curriculum') return shown;
  const known = new Map(shown.map(({ code }) => [code, meanOf(pupils, code).recall ?? Infinity]));
  const of = ({ code }: MapObjective) => known.get(code) ?? Infinity;
  return shown.toSorted((one, other) => compare(of(one), of(other)));
}

/** Pupils by the shown name, or by an objective: lowest first, and pupils with too few answers last. */
export function pupilsShown(
  pupils: readonly MapPupil[],
  names: ReadonlyMap<number, string>,
  objective: string | null,
): MapPupil[] {
  const byName = byShownName(pupils, names, ({ id }) => id);
  if (objective === null) return byName;
  const known = (pupil: MapPupil) => {
    const cell = cellOf(pupil, objective);
    return isThin(cell) ? Infinity : (cell.recall ?? Infinity);
  };
  return byName.toSorted((one, other) => compare(known(one), known(other)));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** What a screen reader says of a cell. */
export function cellText(cell: MapCell): string {
  if (cell.answers === 0) return 'no answers yet';
  const right = `${cell.right} of ${cell.answers} right`;
  if (cell.recall === null) return `${right}, memory is switched off`;
  if (isThin(cell)) return `${right}, too few answers to say more`;
  return `${percent(cell.recall)} known, ${right}`;
}
