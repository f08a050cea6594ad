// The catalogue's page of a year's maths question types.
import { plain, table } from '#games/kit/checks/markdown.ts';
import { objectiveOf } from '#shared/objectives/index.ts';
import { MATHS_TABLE } from './maths-table.ts';
import { MISCONCEPTIONS, type Slip } from '../question-types/misconceptions.ts';
import { drawsOf } from './draws.ts';
import type { MathsItem, QuestionType } from '../question-types/question-type.ts';
import { SMALL_POOLS } from './small-pools.ts';

const SAMPLES = 3;
/** The number of draws in which three different samples are searched for. */
const DRAWS = 30;
/** The largest number of questions that are counted. A larger pool says "1000 or more". */
const MOST_COUNTED = 1000;
/** The smallest and largest answer of each type, by its id. */
const RANGES = new Map(MATHS_TABLE.map(({ id, answers }) => [id, answers]));

/** Every type with its pool, the range of its answers and three sample questions. */
export function mathsPage(types: readonly QuestionType[]): string[] {
  return [
    `${types.length} question types, easy to hard. A question's id is the id of its type and its numbers. Level A is recall, B one or two steps in the head, C needs paper and is not asked against the clock.`,
    ...types.map(typeBlock),
  ];
}

function typeBlock(type: QuestionType): string {
  const size = type.count(MOST_COUNTED);
  const pool = size === MOST_COUNTED ? `${MOST_COUNTED} or more` : String(size);
  const because = SMALL_POOLS.get(type.id)?.because;
  const range = RANGES.get(type.id);
  const answers = range ? `, answers from ${range[0]} to ${range[1]}` : '';
  return [
    `## ${type.id} ${objectiveOf(type.objective)?.title ?? ''}`,
    '',
    `Level ${type.level}, ${pool} different questions${answers}.${because ? ` Fewer than 500, because ${because}.` : ''}`,
    '',
    table(
      ['Id', 'Question', 'Answer', 'Way', 'Misconceptions'],
      samplesOf(type).map((item) => [
        item.id,
        plain(item.question),
        String(item.answer),
        plain(item.explanation),
        slipsText(item.slips),
      ]),
    ),
  ].join('\n');
}

function samplesOf(type: QuestionType): MathsItem[] {
  const different = new Map(drawsOf(type, DRAWS).map((item) => [item.id, item]));
  return [...different.values()].slice(0, SAMPLES);
}

/** Each misconception with the wrong answers it leads to. */
function slipsText(slips: readonly Slip[]): string {
  const names = [...new Set(slips.map(({ misconception }) => misconception))];
  const answersOf = (name: Slip['misconception']) =>
    slips.filter(({ misconception }) => misconception === name).map(({ answer }) => answer);
  return names.map((name) => `${answersOf(name).join(', ')}: ${MISCONCEPTIONS[name]}`).join('; ');
}
