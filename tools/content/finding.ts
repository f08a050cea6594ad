// What a rule says about an item that breaks it.
import type { Finding } from '#games/kit/checks/content.ts';
import type { AllContent, YearContent } from './all-content.ts';

/** A rule that looks at the whole content of one year. */
export type YearRule = (content: YearContent) => Finding[];

/** One line for a test's output or a terminal, with file and line if `locations` has them. */
export function printFinding(
  { id, rule, message }: Finding,
  locations: AllContent['locations'],
): string {
  const location = locations.get(id);
  return `${location ? `${location.file}:${location.line} ` : ''}${id} [${rule}] ${message}`;
}
