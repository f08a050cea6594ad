// Pictures for signing in without typing (D10): each pupil has a secret sequence of them.

/**
 * No picture is an avatar, so that nobody confuses the two. They differ in outline as well as in colour, for
 * colour-blind children and black-and-white printers.
 */
export const SIGN_IN_PICTURES = [
  '🍌',
  '🏠',
  '🔑',
  '🚗',
  '🌳',
  '🐟',
  '🎩',
  '⛵',
  '🍦',
  '🥁',
  '⏰',
  '🧦',
] as const;

export type SignInPicture = (typeof SIGN_IN_PICTURES)[number];

/** How many different pictures a sequence has. */
export const SEQUENCE_LENGTH = 3;

const NAMES: Readonly<Record<SignInPicture, string>> = {
  '🍌': 'Banana',
  '🏠': 'House',
  '🔑': 'Key',
  '🚗': 'Car',
  '🌳': 'Tree',
  '🐟': 'Fish',
  '🎩': 'Hat',
  '⛵': 'Boat',
  '🍦': 'Ice cream',
  '🥁': 'Drum',
  '⏰': 'Clock',
  '🧦': 'Socks',
};

/** The English name of a picture, as it is printed below it and read aloud. */
export function pictureName(picture: SignInPicture): string {
  return NAMES[picture];
}
