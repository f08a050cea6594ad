// Pupils' names on a teacher's pages, which a whole class may see on the big screen (D11).
import { useState } from 'react';
import { z } from 'zod/mini';
import { compareNames } from '#shared/name-order.ts';
import { readStored, writeStored } from '../../../data/storage.ts';

const KEY = 'names-hidden';

/** Whether names are hidden on this device, and how to change that. */
export function useHiddenNames(): readonly [
  areHidden: boolean,
  setHidden: (areHidden: boolean) => void,
] {
  const [areHidden, setHidden] = useState(() => readStored(KEY, z.boolean(), false));
  return [
    areHidden,
    (next) => {
      writeStored(KEY, next);
      setHidden(next);
    },
  ];
}

/** By the shown name. The order of the register would reveal who is who. */
export function byShownName<T>(
  rows: readonly T[],
  names: ReadonlyMap<number, string>,
  idOf: (row: T) => number,
): T[] {
  const nameOf = (row: T) => names.get(idOf(row)) ?? '';
  return rows.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
}

interface Named {
  id: number;
  displayName: string;
}

/** Odd, near 2 ** 32 divided by the golden ratio: numbers that follow one another end up far apart. */
const SCATTER = 0x9e3779b1;

/**
 * The name of each pupil on the screen, by id. Hidden pupils have numbers: the same on every page of the class, but not
 * in the order of the register, from which children could tell who is who.
 */
export function namesShown(
  pupils: readonly Named[],
  areHidden: boolean,
): ReadonlyMap<number, string> {
  if (!areHidden) return new Map(pupils.map(({ id, displayName }) => [id, displayName]));
  const scattered = ({ id }: Named) => Math.imul(id, SCATTER) >>> 0;
  const inThatOrder = pupils.toSorted((one, other) => scattered(one) - scattered(other));
  return new Map(inThatOrder.map(({ id }, nth) => [id, `Pupil ${nth + 1}`]));
}
