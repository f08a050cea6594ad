import { describe, expect, it } from 'vitest';
import { readAllContent } from './all-content.ts';
import { checkFacts, checkProse, proseOf } from './prose.ts';
import { checkJourney } from './rules.ts';
import type { Story } from '#shared/journey-texts.ts';

const { facts } = readAllContent();
const rules = (found: readonly { rule: string }[]) => [...new Set(found.map(({ rule }) => rule))];

const story = (texts: readonly string[], pictures = 2): Story[] => [
  {
    id: 'Y1.ST/1',
    title: 'A Hat',
    about: [],
    pages: texts.map((text, nth) => ({
      text,
      ...(nth < pictures && { picture: { drawing: 'hat', shows: 'A hat.' } }),
    })),
  },
];
const rulesOf = (texts: readonly string[], pictures?: number) =>
  rules(checkProse({ year: 1, games: [], prose: proseOf(story(texts, pictures)) }));

describe('a story', () => {
  it('a story breaks no rule with short sentences and two pictures', () => {
    expect(rulesOf(['Owl has a hat. “Go!” said Owl.', 'It is big. “Go!” said Owl.'])).toEqual([]);
  });

  it.each([
    [
      'a sentence longer than its year reads',
      ['Owl has a hat and a cap and a bag of plums.', 'Go.'],
    ],
    [
      'it in what somebody says',
      ['Go.\n“Owl has a hat and a cap and a bag of plums!” said Mole.', 'Go.'],
    ],
  ])('a story may not have %s', (_, pages) => {
    expect(rulesOf(pages)).toEqual(['sentence-length']);
  });

  it('a story may not have the same sentence twice', () => {
    expect(rulesOf(['Owl has a hat and a cap.', 'Owl has a hat and a cap.'])).toEqual([
      'sentence-repeated',
    ]);
  });

  it('a story may not have one picture alone', () => {
    expect(rulesOf(['Owl has a hat.', 'It is big.'], 1)).toEqual(['pictures']);
  });
});

describe('facts', () => {
  const [first, ...rest] = facts;
  if (!first) throw new Error('There are no facts.');
  const rulesWith = (fact: string, about: string[] = []) =>
    rules(checkJourney([{ ...first, fact, about }, ...rest]));

  it.each([
    ['have two sentences', 'A cat has four legs. A bird has two.', 'one-sentence'],
    ['be spelt as in America', 'A rainbow has more than one color.', 'american'],
    ['have straight quotes', "A cat's tongue is rough.", 'quote-straight'],
    ['have words that Year 4 cannot read', 'A cat is a carnivorous animal.', 'long-word'],
    ['be about what frightens', 'A spider can kill a fly.', 'topic'],
    ['come twice', rest[0]?.fact ?? '', 'repeated'],
  ])('facts may not %s', (_, fact, rule) => {
    expect(rulesWith(fact)).toContain(rule);
  });

  it('there are enough facts, and as many at each place', () => {
    expect(rules(checkFacts(facts.slice(0, 59)))).toEqual(['amount', 'places']);
  });
});
