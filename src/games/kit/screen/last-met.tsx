// The line on a question that returns: it says when the pupil last met it (D9).
import { createContext, use, useId, useState } from 'react';
import { agoText } from '#shared/dates.ts';

/** When the pupil last met each item of the round that is not new to them: ISO 8601, by the item's id. */
type LastMet = Readonly<Record<string, string>>;

export const NOTHING_MET: LastMet = {};

/** Provided around the screen of a game whose deal says it. */
export const LastMetContext = createContext<LastMet>(NOTHING_MET);

/** Reads the clock; provided where the device’s own clock may be wrong. */
export const NowContext = createContext<() => Date>(() => new Date());

/** When an item was last met, such as '6 days ago'; null for a new one. */
export function useLastMet(): (item: string) => string | null {
  const met = use(LastMetContext);
  const readClock = use(NowContext);
  // A round that is played past midnight does not change its words.
  const [now] = useState(readClock);
  return (item) => {
    const moment = met[item];
    return moment === undefined ? null : agoText(new Date(moment), now);
  };
}

export interface LastMetLine {
  /** For `aria-describedby`. */
  id: string;
  /** '' on a question that is new, so that no question moves. */
  sentence: string;
}

/** The line on the question of a quiz; null in a round with new questions only. */
export function useLastMetLine(
  questions: readonly { id: string; item?: string | undefined }[],
  index: number,
): LastMetLine | null {
  const id = useId();
  const metWhen = useLastMet();
  const times = questions.map((question) => metWhen(question.item ?? question.id));
  if (times.every((time) => time === null)) return null;
  const time = times[index];
  return { id, sentence: time ? `You saw this ${time}.` : '' };
}
