// Progress as a table for spreadsheets: a line for each pupil and objective of which something is known.
import type { ClassMap } from '#shared/contract/map.ts';
import { ENOUGH_ANSWERS, rightPercent, SECURE_SHARE } from '#shared/honest-figures.ts';
import { toCsv } from '../../platform/csv.ts';

export function mapCsv({ objectives, pupils }: ClassMap): string {
  const lines = pupils.flatMap(({ displayName, isMemoryOn, cells }) =>
    cells.flatMap(({ objective, right, answers, met, items, recall }) => {
      const about = objectives.find(({ code }) => code === objective);
      if (!about || (answers === 0 && met === 0)) return [];
      return [
        [
          displayName,
          about.strand,
          about.text,
          objective,
          right,
          answers,
          answers < ENOUGH_ANSWERS ? null : rightPercent({ right, answers }),
          isMemoryOn ? met : null,
          isMemoryOn ? items : null,
          recall !== null && recall < SECURE_SHARE ? 'Yes' : null,
        ],
      ];
    }),
  );
  return toCsv([HEADINGS, ...lines]);
}

const HEADINGS = [
  'Pupil',
  'Strand',
  'Objective',
  'Code',
  'Right in the last eight weeks',
  'Answers in the last eight weeks',
  'Right in per cent',
  'Items ever met',
  'Items',
  'Revision due',
];
