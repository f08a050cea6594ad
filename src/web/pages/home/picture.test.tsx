import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GAMES } from '#games/cards.ts';
import { Picture } from './picture.tsx';

it.each(GAMES.map(({ id }) => id))('%s has a picture', (id) => {
  const { container } = render(<Picture gameId={id} />);
  expect(container.querySelector('svg')).not.toBeEmptyDOMElement();
});
