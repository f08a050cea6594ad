// Chooses the device's voice and prepares the text for it.
import { withoutMarkup } from '../words/markup.ts';

interface Voice {
  /** As the device names it: 'en-GB', on some 'en_GB' or 'eng-GBR'. */
  lang: string;
  /** False for a voice that sends the text to another machine. */
  localService: boolean;
  name: string;
}

const BRITISH = /^eng?[-_]gbr?\b/i;
const ENGLISH = /^eng?(?![a-z])/i;

/**
 * Voices that ChromeOS (eSpeak) and Apple's systems (Eloquence) list along with their own and that are much harder to
 * understand; named in github.com/HadrienGardeur/web-speech-recommended-voices.
 */
const MECHANICAL = /^(?:eSpeak|Eddy|Flo|Grandma|Grandpa|Jacques|Reed|Rocko|Sandy|Shelley)\b/;

/**
 * A British voice before any other English one, and of these a natural one before a mechanical one; only voices on the
 * device, for others send the text away. Null if none.
 */
export function chooseVoice<Kind extends Voice>(voices: readonly Kind[]): Kind | null {
  const near = voices.filter(({ localService }) => localService);
  const best = (language: RegExp) => {
    const speakers = near.filter(({ lang }) => language.test(lang));
    return speakers.find(({ name }) => !MECHANICAL.test(name)) ?? speakers[0];
  };
  return best(BRITISH) ?? best(ENGLISH) ?? null;
}

export type Accent = 'British' | 'other';

/** How the voice that would be chosen sounds. Null if there is none. */
export function accentOf(voices: readonly Voice[]): Accent | null {
  const voice = chooseVoice(voices);
  if (!voice) return null;
  return BRITISH.test(voice.lang) ? 'British' : 'other';
}

const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;
/** A word in capitals would be spelt out like an abbreviation. */
const CAPITALS = /\b[A-Z]{2,}\b/g;

/** A text of the screen as a voice should say it: without markup and emoji, 'blank' for a gap, CAT as a word. */
export function voiceText(text: string): string {
  return withoutMarkup(text)
    .replace(PICTURES, '')
    .replace(CAPITALS, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

/** Milliseconds after which even a slow voice has finished these texts. Some devices never report the end. */
export function longestReading(texts: readonly string[]): number {
  return texts.reduce((ms, text) => ms + 2000 + 150 * text.length, 0);
}
