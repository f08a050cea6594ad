import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { YearGroup } from '#shared/years.ts';
import { WordPicture } from './word-picture.tsx';

const shown = (word: string, year: YearGroup, id: string) => {
  const { container } = render(<WordPicture word={word} year={year} id={id} />);
  return container.firstElementChild;
};

it('a word that an emoji shows has it beside it in Years 1 and 2, in any case and unheard by a screen reader', () => {
  for (const word of ['robot', 'ROBOT']) {
    const picture = shown(word, 2, `Y2.DD/${word}`);
    expect(picture).toHaveAttribute('data-picture', '🤖');
    expect(picture).toHaveAttribute('aria-hidden', 'true');
    expect(picture).toBeEmptyDOMElement();
  }
});

it.each([
  ['a word that no emoji shows', 'because', 1, 'Y1.DD/because'],
  ['a teacher’s own word, which may mean something else', 'star', 1, 'own/3'],
  ['a word of Year 3', 'robot', 3, 'Y3.DD/robot'],
] as const)('there is no picture beside %s', (_, word, year, id) => {
  expect(shown(word, year, id)).toBeNull();
});
