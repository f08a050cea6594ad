import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fadeWhereMore } from './fade-where-more.ts';
import { Table } from './table.tsx';

/** An area that shows 100 of 250 px, set by hand because happy-dom has no layout. */
function renderNarrow(): HTMLElement {
  render(<Table aria-label="Scores" />);
  const area = screen.getByRole('table').parentElement;
  if (!area) throw new Error('The table has no parent.');
  Object.defineProperties(area, { clientWidth: { value: 100 }, scrollWidth: { value: 250 } });
  return area;
}

it('a wide table fades at its right side until it is scrolled to the end', () => {
  const area = renderNarrow();
  fireEvent.scroll(area);
  expect(area).toHaveAttribute('data-more');
  area.scrollLeft = 150;
  fireEvent.scroll(area);
  expect(area).not.toHaveAttribute('data-more');
});

it('a table that scrolls can be focused, by its name, unless it holds something that can be', () => {
  const area = renderNarrow();
  fireEvent.scroll(area);
  expect(screen.getByRole('group', { name: 'Scores' })).toHaveAttribute('tabindex', '0');
  area.append(document.createElement('button'));
  fireEvent.scroll(area);
  expect(area).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('group')).toBeNull();
});

it('the link to the page that is open is in view from the start', () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  render(
    <nav ref={fadeWhereMore}>
      <a href="/here" aria-current="page">
        Here
      </a>
    </nav>,
  );
  expect(screen.getByRole('navigation').scrollLeft).toBe(350);
});
