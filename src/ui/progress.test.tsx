import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress.tsx';

it.each([
  [0, '0%', -101],
  [33.4, '33%', 33.4 - 100],
  [100, '100%', 0],
])('a progress bar announces and fills %d percent', (percent, text, place) => {
  render(<Progress percent={percent} label="3/9 done" fill="bg-leaf" />);
  const bar = screen.getByRole('progressbar', { name: '3/9 done' });
  expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  expect(bar).toHaveAttribute('aria-valuetext', text);
  expect(bar).toHaveAttribute('aria-valuemax', '100');
  expect(bar.firstElementChild).toHaveStyle({ transform: `translateX(${place}%)` });
  expect(bar.firstElementChild).toHaveClass('bg-leaf');
});
