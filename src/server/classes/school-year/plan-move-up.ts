// Plans what happens to a class and its pupils in the next school year (D10).
import type { MovedPupil } from '#shared/contract/school-year.ts';
import { schoolYearAfter } from '#shared/school-years.ts';
import { YEAR_GROUPS, type YearGroup } from '#shared/years.ts';

const LAST_YEAR = 6;

export interface Member {
  id: number;
  displayName: string;
  avatar: string;
  yearGroup: YearGroup | null;
  /** The school year for which the year group was moved up last. */
  movedUpFor: string | null;
  otherClasses: string[];
}

interface ClassToMove {
  /** Null for mixed ages. */
  yearGroup: YearGroup | null;
  schoolYear: string;
}

export interface MoveUpPlan {
  yearGroup: YearGroup | null;
  schoolYear: string;
  /** Whether the whole class leaves. */
  isArchived: boolean;
  pupils: MovedPupil[];
}

/**
 * `leaverIds` are the pupils who leave a class that continues. If missing, these are the pupils in the last year,
 * except those who have just moved up to it with another class.
 */
export function planMoveUp(
  { yearGroup, schoolYear }: ClassToMove,
  members: readonly Member[],
  leaverIds?: readonly number[],
): MoveUpPlan {
  const next = schoolYearAfter(schoolYear);
  const isLast = yearGroup === LAST_YEAR;
  // School years begin with four digits, so they can be compared as text.
  const hasMoved = ({ movedUpFor }: Member) => movedUpFor !== null && movedUpFor >= next;
  const leaves = (pupil: Member) => {
    if (isLast) return true;
    if (leaverIds) return leaverIds.includes(pupil.id);
    return pupil.yearGroup === LAST_YEAR && !hasMoved(pupil) && yearGroup === null;
  };
  const pupils = members.map((pupil) => {
    const { id, displayName, avatar, otherClasses } = pupil;
    const shown = { id, displayName, avatar, yearGroup: pupil.yearGroup, otherClasses };
    if (leaves(pupil)) {
      const action = otherClasses.length > 0 ? ('leave-class' as const) : ('leave' as const);
      return { ...shown, action, nextYearGroup: pupil.yearGroup };
    }
    const upTo = hasMoved(pupil) ? null : yearAfter(pupil.yearGroup);
    // Somebody may already have put the pupil into the next year, by an import or by hand.
    const isAhead = yearGroup !== null && (pupil.yearGroup ?? 0) > yearGroup;
    return upTo === null || isAhead
      ? { ...shown, action: 'stay' as const, nextYearGroup: pupil.yearGroup }
      : { ...shown, action: 'move-up' as const, nextYearGroup: upTo };
  });
  return {
    yearGroup: isLast ? yearGroup : yearAfter(yearGroup),
    schoolYear: isLast ? schoolYear : next,
    isArchived: isLast,
    pupils,
  };
}

/** Null after the last year, and for null. */
function yearAfter(year: YearGroup | null): YearGroup | null {
  return YEAR_GROUPS.find((known) => year !== null && known === year + 1) ?? null;
}
