import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

/** The texts of a control's labels. */
function labelsOf(id: string): string[] | null {
  const control = screen.getByTestId(id);
  if (!(control instanceof HTMLInputElement)) throw new Error(`${id} is no input.`);
  return control.labels && [...control.labels].map(({ textContent }) => textContent);
}

it('a control has the labels that name it by its id or are around it, and no others', () => {
  render(
    <>
      <label htmlFor="name">by id</label>
      <label htmlFor="name">by id as well</label>
      <input id="name" data-testid="name" />
      <label>
        around
        <input type="hidden" data-testid="hidden" />
        <input data-testid="first" />
        <input data-testid="second" />
      </label>
      <label htmlFor="elsewhere">
        around, but of another
        <input data-testid="inside" />
      </label>
      <input data-testid="alone" />
    </>,
  );
  expect(labelsOf('name')).toEqual(['by id', 'by id as well']);
  expect(labelsOf('first')).toEqual(['around']);
  expect(labelsOf('hidden')).toBeNull();
  for (const id of ['second', 'inside', 'alone']) expect(labelsOf(id)).toEqual([]);
});

it('a control in a copy of the page has the labels of the copy', () => {
  render(
    <p>
      <label htmlFor="name">by id</label>
      <input id="name" />
    </p>,
  );
  const copy = document.createDocumentFragment();
  copy.append(document.body.cloneNode(true));
  const [first] = copy.querySelector('input')?.labels ?? [];
  expect(first).toBe(copy.querySelector('label'));
});
