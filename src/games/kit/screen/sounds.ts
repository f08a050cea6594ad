// The product's own sounds as notes: soft, short, and kind after a mistake as well.

export interface Note {
  /** When it begins, in milliseconds from the beginning of the sound. */
  at: number;
  /** How long it rings until it has faded away, in milliseconds. */
  lasts: number;
  /** In hertz. */
  pitch: number;
  /** The pitch it glides to, in hertz; stays where it is without. */
  glidesTo?: number;
  /** 'sine' is round like a flute, 'triangle' clear like a xylophone. */
  wave: 'sine' | 'triangle';
  /** From 0 to 1. */
  loudness: number;
}

/** Pitches of the scale of C, in hertz; all sounds share them, so that two at once still go together. */
const C4 = 261.6;
const E4 = 329.6;
const G4 = 392;
const C5 = 523.3;
const D5 = 587.3;
const E5 = 659.3;
const G5 = 784;
const A5 = 880;
const C6 = 1046.5;

const flute = (pitch: number, at: number, lasts: number, loudness = 0.16): Note => ({
  pitch,
  at,
  lasts,
  loudness,
  wave: 'sine',
});
const xylophone = (pitch: number, at: number, lasts: number, loudness = 0.14): Note => ({
  pitch,
  at,
  lasts,
  loudness,
  wave: 'triangle',
});

export const SOUNDS = {
  /** Something was chosen or typed. */
  tap: [xylophone(E5, 0, 70, 0.07)],
  /** A right answer: two steps up. */
  right: [xylophone(C5, 0, 200), xylophone(G5, 90, 320)],
  /** Not this time: two low, round notes. */
  notYet: [flute(E4, 0, 220, 0.12), flute(G4, 150, 300, 0.1)],
  /** A word or a pair was found. */
  found: [xylophone(C5, 0, 160), xylophone(E5, 80, 160), xylophone(A5, 160, 360)],
  /** A balloon pops, as softly as a soap bubble. */
  pop: [{ ...flute(G5, 0, 110, 0.14), glidesTo: C4 }],
  /** The number is higher, or lower. */
  higher: [{ ...flute(E4, 0, 260), glidesTo: C5 }],
  lower: [{ ...flute(C5, 0, 260), glidesTo: E4 }],
  /** The end of a round that went well. */
  win: [
    xylophone(C5, 0, 220),
    xylophone(E5, 120, 220),
    xylophone(G5, 240, 220),
    xylophone(C6, 360, 700),
    flute(E5, 360, 700, 0.08),
  ],
  /** The end of a round that did not: warm and comforting. */
  comfort: [flute(G4, 0, 420, 0.1), flute(C5, 220, 640, 0.1), flute(E4, 220, 640, 0.07)],
  /** New avatars. */
  avatars: [
    xylophone(G5, 0, 160),
    xylophone(A5, 90, 160),
    xylophone(C6, 180, 160),
    xylophone(G5, 300, 160),
    xylophone(C6, 390, 720),
    flute(D5, 390, 500, 0.05),
  ],
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof SOUNDS;
