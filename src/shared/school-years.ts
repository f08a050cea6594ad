// School years of England, which begin in September.

/** The school year of a day, such as '2026/27'. */
export function schoolYearOf(day: Date): string {
  const first = day.getMonth() >= 8 ? day.getFullYear() : day.getFullYear() - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
