import { expect, it } from 'vitest';
import { byShownName, namesShown } from './hidden-names.ts';

const REGISTER = ['Anya', 'Ben', 'Cleo', 'Dev', 'Ella', 'Finn'].map((displayName, nth) => ({
  id: 101 + nth,
  displayName,
}));

it('names are shown unless they are hidden', () => {
  expect([...namesShown(REGISTER, false).values()]).toEqual(
    REGISTER.map(({ displayName }) => displayName),
  );
});

it('hidden names become numbers, the same on every page and not in the order of the register', () => {
  const hidden = namesShown(REGISTER, true);
  const inRegister = REGISTER.map(({ id }) => hidden.get(id));
  expect(inRegister.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `Pupil ${nth}`));
  expect(inRegister).not.toEqual(inRegister.toSorted());
  expect(namesShown(REGISTER.toReversed(), true)).toEqual(hidden);
});

it('hidden pupils are listed in the order of their numbers', () => {
  const hidden = namesShown(REGISTER, true);
  const shown = byShownName(REGISTER, hidden, ({ id }) => id).map(({ id }) => hidden.get(id));
  expect(shown).toEqual([1, 2, 3, 4, 5, 6].map((nth) => `Pupil ${nth}`));
});
