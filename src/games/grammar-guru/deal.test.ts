import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRound, NOTHING_REMEMBERED, type MemoryView } from '#games/kit/rules/memory.ts';
import { seededRandom, type Random } from '#games/kit/rules/random.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';
import { BANKS } from './banks.ts';
import { dealQuestions, dealRound, dealStart, repertoire } from './deal.ts';
import { wrongGiven } from './checks/forms/any-given.ts';
import { dealForm } from './forms/dealers.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import { onPaper } from './paper.ts';

/** The minimum number of items of other forms that lets a year mix every round. */
const ENOUGH = 40;

const nameOf = ({ form }: DealtQuestion) => form;

/** The length of the longest run of equal values. */
function longestRun(texts: readonly string[]): number {
  let [longest, run] = [0, 0];
  for (const [index, text] of texts.entries()) {
    run = text === texts[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** A round for a pupil without a memory. */
const deal = (year: YearGroup, random: Random, recent: readonly string[]) =>
  dealRound({ year, random, recent, memory: NOTHING_REMEMBERED });

const itemsOf = (year: YearGroup) => BANKS[year];
const hasEnough = (year: YearGroup) =>
  BANKS[year].filter(({ form }) => form !== 'choice').length >= ENOUGH;

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyYear = fc.constantFrom(...YEAR_GROUPS);

describe('a dealt round of grammar', () => {
  it('a dealt round of grammar has ten different questions, each of which can be answered right, and wrong', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const random = seededRandom(seed);
        const round = deal(year, random, []);
        expect(new Set(round.map(({ id }) => id)).size).toBe(10);
        for (const question of round) {
          const { judge } = formOf(question);
          expect(judge(question, question.answer)?.isRight).toBe(true);
          expect(judge(question, wrongGiven(question, random))?.isRight).toBe(false);
        }
      }),
    );
  });

  it('a dealt round of grammar has four different options in each choice of four, and no two choices with the same words', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const choices = deal(year, seededRandom(seed), []).flatMap((question) =>
          question.form === 'choice' ? [question] : [],
        );
        expect(new Set(choices.map(({ question }) => question)).size).toBe(choices.length);
        for (const { options, answer } of choices) {
          expect(new Set(options).size).toBe(4);
          expect(options).toContain(answer);
        }
      }),
    );
  });

  it('questions dealt without a round have four options each, and no fields that only a deal includes', () => {
    for (const year of YEAR_GROUPS) {
      const random = seededRandom(year);
      const dealing = {
        year,
        random,
        recent: [],
        memory: NOTHING_REMEMBERED,
        countdown: 1,
      } as const;
      const questions = dealQuestions(dealing);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
      for (const question of questions) {
        expect(question).toEqual({
          id: expect.any(String),
          objective: expect.any(String),
          question: expect.any(String),
          options: expect.objectContaining({ length: 4 }),
          answer: expect.any(String),
          definition: expect.any(String),
        });
      }
    }
  });

  it('a dealt round of grammar has three questions of earlier years from Year 2 on, and no concept more than three times', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const objectives = deal(year, seededRandom(seed), []).map(({ objective }) => objective);
        const earlier = objectives.filter((objective) => !objective.startsWith(`Y${year}.`));
        expect(earlier).toHaveLength(year === 1 ? 0 : 3);
        for (const concept of objectives) {
          expect(objectives.filter((other) => other === concept).length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('a dealt round of grammar has no two questions with the same concept and answer', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const facts = deal(year, seededRandom(seed), []).map(
          (question) =>
            `${question.objective} ${formOf(question).review(question, null).answer.toLowerCase()}`,
        );
        expect(new Set(facts).size).toBe(10);
      }),
      { numRuns: 1000 },
    );
  });

  it('a dealt round of grammar has no form five times in a row, in years with enough items of other forms', () => {
    const years = YEAR_GROUPS.filter(hasEnough);
    expect(years).not.toEqual([]);
    fc.assert(
      fc.property(anySeed, fc.constantFrom(...years), (seed, year) => {
        const forms = deal(year, seededRandom(seed), []).map(nameOf);
        expect(longestRun(forms)).toBeLessThanOrEqual(4);
        expect(new Set(forms).size).toBeGreaterThan(1);
      }),
      { numRuns: 500 },
    );
  });

  it('a round of grammar dealt by memory also mixes forms, day after day', async () => {
    const years = YEAR_GROUPS.filter(hasEnough);
    for (const year of years) {
      const random = seededRandom(year);
      let memory: MemoryView = { ...NOTHING_REMEMBERED, rounds: 0 };
      let recent: readonly string[] = [];
      for (let round = 0; round < 12; round++) {
        const dealing = { year, random, recent, memory, countdown: 1 } as const;
        const { start, asked, drawn } = await dealStart(dealing);
        expect(longestRun(start.questions.map(nameOf))).toBeLessThanOrEqual(4);
        memory = afterRound(memory, asked, new Date(0));
        recent = [...drawn, ...recent].slice(0, 50);
      }
    }
  });

  it('a round of set grammar work also mixes forms, for every objective with two items of other forms', async () => {
    const all = YEAR_GROUPS.flatMap(itemsOf);
    const few: string[] = [];
    const wrong: object[] = [];
    for (const objective of await repertoire.objectives()) {
      const own = all.filter((item) => item.objective === objective);
      if (own.filter(({ form }) => form !== 'choice').length < 2) {
        few.push(objective);
        continue;
      }
      for (const year of YEAR_GROUPS) {
        const dealing = { year, random: seededRandom(year), recent: [], countdown: 1 } as const;
        const focus = { kind: 'objective', objective } as const;
        const { start } = await dealStart({ ...dealing, memory: NOTHING_REMEMBERED, focus });
        const { questions } = start;
        const count = questions.filter((question) => question.objective === objective).length;
        const longest = longestRun(questions.map(nameOf));
        if (longest > 4 || count < Math.min(own.length, 10))
          wrong.push({ objective, year, longest, count });
      }
    }
    expect(wrong).toEqual([]);
    // Without other forms the round cannot be mixed: the teacher's objective takes priority.
    expect(few).toEqual(['Y6.GR.9']);
  });

  it('a dealt round of grammar has at most one page to mend and two sentences to change, also for set work', () => {
    const countOf = (round: readonly DealtQuestion[], form: string) =>
      round.filter((question) => question.form === form).length;
    let pages = 0;
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const dealing = {
          year,
          random: seededRandom(seed),
          recent: [],
          memory: NOTHING_REMEMBERED,
        };
        const focus = { kind: 'objective', objective: 'Y4.GR.5' } as const;
        for (const round of [dealRound(dealing), dealRound({ ...dealing, focus })]) {
          expect(countOf(round, 'mend')).toBeLessThanOrEqual(1);
          expect(countOf(round, 'surgery')).toBeLessThanOrEqual(2);
          pages += countOf(round, 'mend');
        }
      }),
    );
    expect(pages).toBeGreaterThan(0);
  });

  it('a dealt round of grammar goes from easy to harder', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const levels = deal(year, seededRandom(seed), [])
          .filter(({ objective }) => objective.startsWith(`Y${year}.`))
          .map(({ id }) => BANKS[year].find((item) => item.id === id)?.level ?? 0);
        expect(levels).toEqual(levels.toSorted());
      }),
    );
  });

  it('a dealt round of grammar repeats nothing from the last five rounds', () => {
    fc.assert(
      fc.property(anySeed, anyYear, (seed, year) => {
        const random = seededRandom(seed);
        let recent: string[] = [];
        for (let round = 0; round < 6; round++) {
          const ids = deal(year, random, recent).map(({ id }) => id);
          expect(ids.filter((id) => recent.includes(id))).toEqual([]);
          recent = [...ids, ...recent].slice(0, 50);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a dealt round of grammar is the same for the same seed and does not always put the answer first', () => {
    expect(deal(3, seededRandom(5), [])).toEqual(deal(3, seededRandom(5), []));
    const places = Array.from({ length: 20 }, (_, seed) =>
      deal(3, seededRandom(seed), []).flatMap((question) =>
        question.form === 'choice' ? [question.options.indexOf(question.answer)] : [],
      ),
    ).flat();
    expect(new Set(places).size).toBe(4);
  });
});

it('on paper whole sentences are ordered by their letters, and the words of one sentence are written out', () => {
  const asked = YEAR_GROUPS.flatMap((year) => BANKS[year])
    .filter(({ form }) => form === 'order')
    .map((item) => onPaper(dealForm(item, seededRandom(1))));
  const ways = new Set(asked.map(({ way }) => way));
  expect(ways).toEqual(new Set(['write', 'order']));
  for (const { way, options, answer } of asked.filter((one) => one.way === 'order')) {
    const [letters = '', text] = answer.split(/(?<=^[A-D, ]+)\. /);
    const inOrder = letters
      .split(', ')
      .map((letter) =>
        options.find((option) => option.startsWith(`${letter}: `))?.slice('A: '.length),
      );
    expect(inOrder.join(' '), way).toBe(text);
  }
});
