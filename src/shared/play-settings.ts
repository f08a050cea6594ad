// How a pupil wants to play: sound, reading, motion and time. Stored on the server, so that it is the same on every
// device.
import { z } from 'zod/mini';
import { DEFAULT_PLAY_SETTINGS } from './default-play-settings.ts';

export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const SPACINGS = ['normal', 'wide'] as const;
export const FONTS = ['standard', 'easy'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
/** A countdown lasts this many times as long as specified; null switches it off (D6). */
export const COUNTDOWN_FACTORS = [1, 2, 3, null] as const;

export const playSettingsSchema = z.object({
  /** Short sounds while playing. */
  sound: z.boolean(),
  /** Whether texts have a button that reads them aloud. */
  readAloud: z.boolean(),
  textSize: z.enum(TEXT_SIZES),
  /** Space between letters, words and lines (WCAG 2.2, 1.4.12). */
  spacing: z.enum(SPACINGS),
  font: z.enum(FONTS),
  /** Whether Word Search has small letters in place of capitals. */
  smallLetters: z.boolean(),
  /** 'high' has at least 7:1 (WCAG 2.2, 1.4.6). */
  contrast: z.enum(CONTRASTS),
  /** Nothing moves and there is no confetti. */
  calm: z.boolean(),
  countdown: z.literal(COUNTDOWN_FACTORS),
  /** In the quizzes a wrong answer stands until the pupil goes on. */
  waits: z.boolean(),
  /** Everything can be reached with Tab and pressed with Space or Enter, without arrow keys or letters. */
  switchAccess: z.boolean(),
});

export type PlaySettings = z.infer<typeof playSettingsSchema>;

/** A change of some settings; the others stay. */
export const playSettingsChangeSchema = z.partial(playSettingsSchema);

export type PlaySettingsChange = z.infer<typeof playSettingsChangeSchema>;

const { shape } = playSettingsSchema;

/** Accepts any stored value: each setting that is missing, unknown or malformed gets its default. */
const keptSchema = z.catch(
  z.object({
    sound: z.catch(shape.sound, DEFAULT_PLAY_SETTINGS.sound),
    readAloud: z.catch(shape.readAloud, DEFAULT_PLAY_SETTINGS.readAloud),
    textSize: z.catch(shape.textSize, DEFAULT_PLAY_SETTINGS.textSize),
    spacing: z.catch(shape.spacing, DEFAULT_PLAY_SETTINGS.spacing),
    font: z.catch(shape.font, DEFAULT_PLAY_SETTINGS.font),
    smallLetters: z.catch(shape.smallLetters, DEFAULT_PLAY_SETTINGS.smallLetters),
    contrast: z.catch(shape.contrast, DEFAULT_PLAY_SETTINGS.contrast),
    calm: z.catch(shape.calm, DEFAULT_PLAY_SETTINGS.calm),
    countdown: z.catch(shape.countdown, DEFAULT_PLAY_SETTINGS.countdown),
    waits: z.catch(shape.waits, DEFAULT_PLAY_SETTINGS.waits),
    switchAccess: z.catch(shape.switchAccess, DEFAULT_PLAY_SETTINGS.switchAccess),
  }),
  DEFAULT_PLAY_SETTINGS,
);

/** The stored settings; never fails. Most settings are missing, and catching each one took ten times as long. */
export function playSettingsFrom(kept: unknown): PlaySettings {
  const own = typeof kept === 'object' ? kept : null;
  return keptSchema.parse({ ...DEFAULT_PLAY_SETTINGS, ...own });
}

/** The names of all settings, in the order in which they are shown. */
export const PLAY_SETTING_NAMES = z.keyof(playSettingsSchema).options;

/** The settings that help somebody to play; sounds are a matter of taste. */
export const HELP_NAMES = [
  'textSize',
  'spacing',
  'font',
  'smallLetters',
  'contrast',
  'countdown',
  'waits',
  'calm',
  'switchAccess',
  'readAloud',
] as const;

export type HelpName = (typeof HELP_NAMES)[number];

/** The values of each from the least to the most help. */
const HELP = {
  readAloud: [false, true],
  textSize: TEXT_SIZES,
  spacing: SPACINGS,
  font: FONTS,
  smallLetters: [false, true],
  contrast: CONTRASTS,
  calm: [false, true],
  countdown: COUNTDOWN_FACTORS,
  waits: [false, true],
  switchAccess: [false, true],
} as const satisfies {
  [Name in Exclude<keyof PlaySettings, 'sound'>]: readonly PlaySettings[Name][];
};

/** How much help a setting gives, from 0. */
export function helpOf(name: HelpName, { [name]: value }: PlaySettings): number {
  const values: readonly unknown[] = HELP[name];
  return values.indexOf(value);
}

/** Values that give this much help each; a setting without such a value is left out. */
export function settingsAt(help: ReadonlyMap<HelpName, number>): PlaySettingsChange {
  const given = Array.from(help, ([name, much]) => [name, HELP[name][much]] as const);
  return playSettingsChangeSchema.parse(
    Object.fromEntries(given.filter(([, value]) => value !== undefined)),
  );
}

/** A pupil's play settings, as the pupil reads them. */
export const ownPlaySettingsSchema = z.extend(playSettingsSchema, {
  /** What staff have set for the pupil, who can choose more help than that and not less; absent if nothing is set. */
  atLeast: z.optional(playSettingsChangeSchema),
});

export type OwnPlaySettings = z.infer<typeof ownPlaySettingsSchema>;

/** The settings with at least this much help. */
export function withAtLeast(settings: PlaySettings, atLeast: PlaySettingsChange): PlaySettings {
  const least = { ...settings, ...atLeast };
  const lifted = HELP_NAMES.filter((name) => helpOf(name, least) > helpOf(name, settings));
  return { ...settings, ...Object.fromEntries(lifted.map((name) => [name, least[name]])) };
}
