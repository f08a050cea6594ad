// What pupils had right of the strands and objectives of a class, who needs which objective, and the text of a cell.
import type { ClassMap, MapCell, MapObjective, MapPupil } from '#shared/contract/map.ts';
import { ENOUGH_ANSWERS, rightPercent, SECURE_SHARE } from '#shared/honest-figures.ts';
import { byShownName } from '../names/hidden-names.ts';

/** A pupil's, or a class's, answers and items of one or more objectives. */
export type Standing = Omit<MapCell, 'objective'>;

/** How many answers were right, and of how many. */
type Answered = Pick<MapCell, 'right' | 'answers'>;

/** Too few answers: striped, never coloured. */
export const isThin = ({ answers }: Answered) => answers < ENOUGH_ANSWERS;

export const shareOf = ({ right, answers }: Answered) => right / answers;

/** Whether so much of what was met is fading that it should be asked again. */
export const isFading = ({ recall }: Pick<MapCell, 'recall'>) =>
  recall !== null && recall < SECURE_SHARE;

/** A strand, or one objective of it. */
export interface Column {
  /** The name of the strand, or the code of the objective. */
  key: string;
  text: string;
  /** 'GR.5' of an objective; a strand has none. */
  short: string | null;
  /** The codes that it sums up. */
  objectives: ReadonlySet<string>;
}

/** All strands, or the objectives of one of them, in the curriculum's order. */
export function columnsOf(objectives: readonly MapObjective[], strand: string | null): Column[] {
  if (strand !== null) {
    return objectives
      .filter((one) => one.strand === strand)
      .map(({ code, text }) => ({
        key: code,
        text,
        short: code.replace(/^Y\d\./, ''),
        objectives: new Set([code]),
      }));
  }
  return [...new Set(objectives.map((one) => one.strand))].map((name) => ({
    key: name,
    text: name,
    short: null,
    objectives: new Set(
      objectives.filter((one) => one.strand === name).map((objective) => objective.code),
    ),
  }));
}

/** The answers and items of some pupils together; what several objectives ask counts in each of them. */
export function standingOf(
  pupils: readonly MapPupil[],
  { objectives }: Pick<Column, 'objectives'>,
): Standing {
  const sum = { right: 0, answers: 0, met: 0, items: 0 };
  let predicted = 0;
  let recalled = 0;
  for (const cell of pupils.flatMap(({ cells }) => cells)) {
    if (!objectives.has(cell.objective)) continue;
    sum.right += cell.right;
    sum.answers += cell.answers;
    sum.met += cell.met;
    sum.items += cell.items;
    if (cell.recall === null) continue;
    predicted += cell.met;
    recalled += cell.met * cell.recall;
  }
  const recall = predicted === 0 ? null : Math.round((1000 * recalled) / predicted) / 1000;
  return { ...sum, recall };
}

/** Pupils by the shown name, or by a column: lowest first, and pupils with too few answers last. */
export function pupilsShown(
  pupils: readonly MapPupil[],
  names: ReadonlyMap<number, string>,
  column: Column | undefined,
): MapPupil[] {
  const byName = byShownName(pupils, names, ({ id }) => id);
  if (!column) return byName;
  const of = (pupil: MapPupil) => orderOf(standingOf([pupil], column));
  return byName.toSorted((one, other) => compare(of(one), of(other)));
}

const orderOf = (answered: Answered) => (isThin(answered) ? Infinity : shareOf(answered));

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

/** An objective with the pupils who need it, least right first. */
export interface Need {
  objective: MapObjective;
  pupils: { id: number; standing: Standing }[];
  /** How many of them were right too seldom; for the others only revision is due. */
  weak: number;
}

/** Enough answers, and fewer than four in five of them right. */
export const isWeak = (answered: Answered) => !isThin(answered) && shareOf(answered) < SECURE_SHARE;

/** The objectives that some pupil needs: first those that most pupils had right too seldom. */
export function needsOf({ objectives, pupils }: ClassMap): Need[] {
  return objectives
    .map((objective) => {
      const needing = pupils
        .map((pupil) => {
          const standing = standingOf([pupil], { objectives: new Set([objective.code]) });
          return { id: pupil.id, standing };
        })
        .filter(({ standing }) => isWeak(standing) || isFading(standing))
        .toSorted((one, other) => compare(orderOf(one.standing), orderOf(other.standing)));
      const weak = needing.filter(({ standing }) => isWeak(standing)).length;
      return { objective, pupils: needing, weak };
    })
    .filter((need) => need.pupils.length > 0)
    .toSorted((one, other) => other.weak - one.weak || other.pupils.length - one.pupils.length);
}

export const percent = (share: number) => `${Math.round(100 * share)}%`;

/** 'met 8 of 90'. */
export const metText = ({ met, items }: Pick<MapCell, 'met' | 'items'>) => `met ${met} of ${items}`;

/** A cell in words, such as '100%, 8 of 8 right, met 8 of 90, revision due'. */
export function cellText(cell: Standing, isMemoryOn: boolean): string {
  const { right, answers } = cell;
  const parts = [
    ...(isThin(cell) ? [] : [`${rightPercent(cell)}%`]),
    answers === 0 ? 'no answers in eight weeks' : `${right} of ${answers} right`,
    ...(answers > 0 && isThin(cell) ? ['not enough answers yet'] : []),
    isMemoryOn ? metText(cell) : 'memory is switched off',
    ...(isFading(cell) ? ['revision due'] : []),
  ];
  return parts.join(', ');
}
