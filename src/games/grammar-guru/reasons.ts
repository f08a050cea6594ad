// Why the chosen option is wrong.
import written from '#content/grammar-reasons.yaml';
import { OPTION, reasonsSchema } from './reason.ts';

const REASONS: ReadonlyMap<string, string> = new Map(
  reasonsSchema.parse(written).map(({ id, reason }) => [id, reason]),
);

interface Answered {
  /** The misconception behind each wrong option; questions of older deals may name one that has no reason any more. */
  slips?: Readonly<Record<string, string>> | undefined;
}

/** The sentence for a wrong option; undefined for a right one and where none is known. */
export function reasonFor({ slips = {} }: Answered, option: string | number): string | undefined {
  const slip = new Map(Object.entries(slips)).get(String(option));
  return slip === undefined ? undefined : REASONS.get(slip)?.replaceAll(OPTION, String(option));
}
