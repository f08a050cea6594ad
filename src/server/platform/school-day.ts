// Days by the school's clock, which is the server's time zone (D9), such as '2026-11-20'; they can be compared as text.

/** The calendar day of a point in time. */
export function schoolDay(at: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  return [year, twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
}

/** Noon of a day: on any device less than twelve hours away, it is on the same calendar day. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}
