// The order of pupils and objectives on the map, and the text of a cell.
import type { ClassMap, MapCell, MapObjective, MapPupil } from '#shared/contract/map.ts';
import { ENOUGH_ANSWERS, SECURE_SHARE } from '#shared/honest-figures.ts';
import { byShownName } from '../names/hidden-names.ts';

/** How many answers were right, and of how many. */
type Answered = Pick<MapCell, 'right' | 'answers'>;

/** Too few answers: hatched, never coloured. */
export const isThin = ({ answers }: Answered) => answers < ENOUGH_ANSWERS;

export const shareOf = ({ right, answers }: Answered) => right / answers;

/** Whether so much of what was met is fading that it should be asked again. */
export const isFading = ({ recall }: Pick<MapCell, 'recall'>) =>
  recall !== null && recall < SECURE_SHARE;

export function cellOf({ cells }: MapPupil, objective: string): MapCell {
  const found = cells.find((cell) => cell.objective === objective);
  return found ?? { objective, right: 0, answers: 0, met: 0, items: 0, recall: null };
}

/** The answers of all pupils together, as the report counts them. */
export function classAnswers(pupils: readonly MapPupil[], objective: string): Answered {
  const sum = { right: 0, answers: 0 };
  for (const pupil of pupils) {
    const { right, answers } = cellOf(pupil, objective);
    sum.right += right;
    sum.answers += answers;
  }
  return sum;
}

export type ColumnOrder = 'curriculum' | 'least-right';

/** The objectives of a strand, or of all. */
export function objectivesShown(
  { objectives, pupils }: ClassMap,
  { strand, order }: { strand: string | null; order: ColumnOrder },
): MapObjective[] {
  const shown = objectives.filter((objective) => strand === null || objective.strand === strand);
  if (order === 'curriculum') return shown;
  const shares = new Map(shown.map(({ code }) => [code, orderOf(classAnswers(pupils, code))]));
  const of = ({ code }: MapObjective) => shares.get(code) ?? Infinity;
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
  const of = (pupil: MapPupil) => orderOf(cellOf(pupil, objective));
  return byName.toSorted((one, other) => compare(of(one), of(other)));
}

const orderOf = (answered: Answered) => (isThin(answered) ? Infinity : shareOf(answered));

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** '8 of 90 met'. */
export const metText = ({ met, items }: Pick<MapCell, 'met' | 'items'>) => `${met} of ${items} met`;

/** A cell in words, such as '100%, 8 of 8 right, 8 of 90 met, revision due'. */
export function cellText(cell: MapCell, isMemoryOn: boolean): string {
  const { right, answers } = cell;
  const parts = [
    ...(isThin(cell) ? [] : [percent(shareOf(cell))]),
    answers === 0 ? 'no answers in eight weeks' : `${right} of ${answers} right`,
    ...(answers > 0 && isThin(cell) ? ['too few answers to say more'] : []),
    isMemoryOn ? metText(cell) : 'memory is switched off',
    ...(isFading(cell) ? ['revision due'] : []),
  ];
  return parts.join(', ');
}
