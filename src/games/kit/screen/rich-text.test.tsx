import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

it('the marks behind a blank stay on its line and are shown once', () => {
  const { container } = render(<RichText text="Plastic is a good ___, so it covers “a ___”." />);
  expect(container).toHaveTextContent('Plastic is a good blank, so it covers “a blank”.');
  const kept = screen.getAllByText('blank').map((blank) => blank.closest('.whitespace-nowrap'));
  expect(kept.map((part) => part?.textContent)).toEqual(['blank,', 'blank”.']);
});
