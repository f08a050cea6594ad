// School years of England, which begin in September.

/** The school year of a day, such as '2026/27'. */
export function schoolYearOf(day: Date): string {
  return named(day.getMonth() >= 8 ? day.getFullYear() : day.getFullYear() - 1);
}

/** The school year of a class that is made on this day: in August, the one that begins in September. */
export function schoolYearOfNewClass(day: Date): string {
  const present = schoolYearOf(day);
  return day.getMonth() === 7 ? schoolYearAfter(present) : present;
}

/** The school year after another. */
export function schoolYearAfter(schoolYear: string): string {
  return named(Number(schoolYear.slice(0, 4)) + 1);
}

const named = (first: number) => `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
