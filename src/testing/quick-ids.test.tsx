import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

it('an element is found by its id inside another, as anywhere by a selector', () => {
  const { container } = render(
    <>
      <p id="twice">outside</p>
      <div id="around">
        <p id="twice">inside</p>
        <p id="once">once</p>
      </div>
      <p id="after">after</p>
    </>,
  );
  const around = container.querySelector('#around');
  const copy = around?.cloneNode(true);
  const inside = (id: string, place: Node | null | undefined = around) =>
    place instanceof Element ? place.querySelector(`[id="${id}"]`)?.textContent : 'no element';
  expect(inside('once')).toBe('once');
  expect(inside('twice')).toBe('inside');
  for (const id of ['around', 'after', 'nowhere']) expect(inside(id)).toBeUndefined();
  expect(inside('once', copy)).toBe('once');
  expect(inside('after', copy)).toBeUndefined();
});
