// The order of names in every list, as a person would write it: whatever the case and the accents, and 2 before 10.

const COLLATOR = new Intl.Collator('en-GB', { numeric: true });

/** For `toSorted`. The server's lists are sorted by the database, see `nameOrder`. */
export const compareNames: (one: string, other: string) => number = COLLATOR.compare;
