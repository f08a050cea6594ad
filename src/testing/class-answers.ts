// Answers of the server to a teacher, for tests of screens: one class with two pupils.
import type { ClassPupil, ClassWithPupils, SchoolClass } from '#shared/contract/classes.ts';
import { answersFor, pupil } from './fake-api.ts';

export const CLASS_TEACHER = pupil({
  id: 8,
  username: 'teach',
  displayName: 'Mr Teach',
  yearGroup: 1,
  role: 'teacher',
});

export const OTTERS: SchoolClass & Pick<ClassWithPupils, 'week'> = {
  id: 5,
  name: 'Otters',
  yearGroup: 3,
  schoolYear: '2026/27',
  code: 'CDF346',
  codeToken: 'dG9rZW4gb2YgdGhlIGNsYXNz',
  signInOpen: false,
  signInOpenUntil: null,
  isArchived: false,
  typedNumbersOnly: false,
  teachers: [{ id: 8, displayName: 'Mr Teach' }],
  pupilCount: 2,
  week: { goal: null, rounds: 34, lastWeek: 41 },
};

const PUPIL: ClassPupil = {
  id: 31,
  username: 'zara',
  displayName: 'Zara K.',
  avatar: '🦊',
  yearGroup: 3,
  gamesCompleted: 12,
  lastPlayed: null,
  signIn: { pictures: true, card: false, password: false },
};

export const PUPILS: ClassPupil[] = [
  PUPIL,
  {
    ...PUPIL,
    id: 32,
    username: 'omar',
    displayName: 'Omar',
    gamesCompleted: 1,
    yearGroup: null,
    signIn: { pictures: false, card: false, password: false },
  },
];

/** Every answer that the pages of classes read. */
export const CLASS_ANSWERS = {
  ...answersFor(CLASS_TEACHER),
  countWorries: { open: 0 },
  getClasses: { rows: [OTTERS], total: 1 },
  getClass: { ...OTTERS, pupils: PUPILS },
  getPastTogethers: { rows: [], total: 0 },
};
