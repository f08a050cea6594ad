// The avatars a pupil can earn, in the order they are earned, and the rule that unlocks them.

/** All 50 avatars, each a single emoji, in unlocking order; the first is everybody's first avatar (spec S3, D1). */
export const AVATARS = [
  '🐶',
  '🐱',
  '🐰',
  '🦊',
  '🐻',
  '🐼',
  '🐨',
  '🐯',
  '🦁',
  '🐸',
  '🐵',
  '🐧',
  '🐢',
  '🐙',
  '🦉',
  '🦄',
  '🐝',
  '🦋',
  '🐞',
  '🐳',
  '🐬',
  '🐘',
  '🦒',
  '🦔',
  '🦖',
  '🚀',
  '🌈',
  '🌟',
  '🌻',
  '🍓',
  '⚽',
  '🎨',
  '🎈',
  '🎸',
  '🚲',
  '🐲',
  '🤖',
  '👽',
  '🦜',
  '🦩',
  '🦥',
  '🦦',
  '🐹',
  '🐴',
  '🐺',
  '🍉',
  '🍄',
  '🌵',
  '🪁',
  '👑',
] as const;

export type Avatar = (typeof AVATARS)[number];

export const FIRST_AVATAR: Avatar = AVATARS[0];
export const AVATARS_AT_START = 15;
export const GAMES_PER_UNLOCK = 5;
export const AVATARS_PER_UNLOCK = 5;
export const MOST_UNLOCKS = 7;

/** 15 at the start, and 5 more at every 5th game up to the 35th (D1). */
export function avatarsUnlockedAfter(gamesCompleted: number): number {
  const unlocks = Math.min(MOST_UNLOCKS, Math.floor(gamesCompleted / GAMES_PER_UNLOCK));
  return AVATARS_AT_START + unlocks * AVATARS_PER_UNLOCK;
}

/** The avatars unlocked by the game that brought the count to `gamesCompleted`: none or five (D1). */
export function avatarsUnlockedBy(gamesCompleted: number): Avatar[] {
  return AVATARS.slice(
    avatarsUnlockedAfter(gamesCompleted - 1),
    avatarsUnlockedAfter(gamesCompleted),
  );
}

/**
 * The avatar of the nth pupil of a class, from 0. It takes turns among those unlocked at the start, so that a class
 * page shows different ones.
 */
export function avatarInClass(nth: number): Avatar {
  return AVATARS[nth % AVATARS_AT_START] ?? FIRST_AVATAR;
}

export function firstAvatars(count: number): Avatar[] {
  return AVATARS.slice(0, count);
}

export function isAvatar(text: string): text is Avatar {
  return AVATARS.some((avatar) => avatar === text);
}

/** Games until the next unlock, or null when all 50 are unlocked (D1 'N more games'). */
export function gamesToNextUnlock(gamesCompleted: number, avatarsUnlocked: number): number | null {
  if (avatarsUnlocked >= AVATARS.length) return null;
  return GAMES_PER_UNLOCK - (gamesCompleted % GAMES_PER_UNLOCK);
}

/** What each avatar is called, for screen readers. */
const AVATAR_NAMES: Record<Avatar, string> = {
  '🐶': 'Dog',
  '🐱': 'Cat',
  '🐰': 'Rabbit',
  '🦊': 'Fox',
  '🐻': 'Bear',
  '🐼': 'Panda',
  '🐨': 'Koala',
  '🐯': 'Tiger',
  '🦁': 'Lion',
  '🐸': 'Frog',
  '🐵': 'Monkey',
  '🐧': 'Penguin',
  '🐢': 'Turtle',
  '🐙': 'Octopus',
  '🦉': 'Owl',
  '🦄': 'Unicorn',
  '🐝': 'Bee',
  '🦋': 'Butterfly',
  '🐞': 'Ladybird',
  '🐳': 'Whale',
  '🐬': 'Dolphin',
  '🐘': 'Elephant',
  '🦒': 'Giraffe',
  '🦔': 'Hedgehog',
  '🦖': 'Dinosaur',
  '🚀': 'Rocket',
  '🌈': 'Rainbow',
  '🌟': 'Star',
  '🌻': 'Sunflower',
  '🍓': 'Strawberry',
  '⚽': 'Football',
  '🎨': 'Paint palette',
  '🎈': 'Balloon',
  '🎸': 'Guitar',
  '🚲': 'Bicycle',
  '🐲': 'Dragon',
  '🤖': 'Robot',
  '👽': 'Alien',
  '🦜': 'Parrot',
  '🦩': 'Flamingo',
  '🦥': 'Sloth',
  '🦦': 'Otter',
  '🐹': 'Hamster',
  '🐴': 'Horse',
  '🐺': 'Wolf',
  '🍉': 'Watermelon',
  '🍄': 'Mushroom',
  '🌵': 'Cactus',
  '🪁': 'Kite',
  '👑': 'Crown',
};

export function avatarName(avatar: string): string {
  return isAvatar(avatar) ? AVATAR_NAMES[avatar] : avatar;
}
