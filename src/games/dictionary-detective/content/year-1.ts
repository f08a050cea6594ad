// The words of Year 1 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y1.DD/friend',
    objective: 'Y1.VO.1',
    word: 'friend',
    definition: 'a person you like to play with',
    wrongDefinition: 'the top of a building',
  },
  {
    id: 'Y1.DD/house',
    objective: 'Y1.VO.1',
    word: 'house',
    definition: 'a place where a family lives',
    wrongDefinition: 'a bird that swims',
  },
  {
    id: 'Y1.DD/today',
    objective: 'Y1.VO.1',
    word: 'today',
    definition: 'the day that is now',
    wrongDefinition: 'a hat for a king',
  },
  {
    id: 'Y1.DD/push',
    objective: 'Y1.VO.1',
    word: 'push',
    definition: 'to press a thing away from you',
    wrongDefinition: 'to say a word in a song',
  },
  {
    id: 'Y1.DD/rabbit',
    objective: 'Y1.VO.1',
    word: 'rabbit',
    definition: 'a furry pet with long ears',
    wrongDefinition: 'a boat with a sail',
  },
  {
    id: 'Y1.DD/pocket',
    objective: 'Y1.VO.1',
    word: 'pocket',
    definition: 'a small bag sewn into your coat',
    wrongDefinition: 'a tall green tree',
  },
  {
    id: 'Y1.DD/carrot',
    objective: 'Y1.VO.1',
    word: 'carrot',
    definition: 'a long orange food that grows underground',
    wrongDefinition: 'a cup for hot milk',
  },
  {
    id: 'Y1.DD/thunder',
    objective: 'Y1.VO.1',
    word: 'thunder',
    definition: 'a loud noise in a storm',
    wrongDefinition: 'a toy with two wheels',
  },
  {
    id: 'Y1.DD/sunset',
    objective: 'Y1.VO.1',
    word: 'sunset',
    definition: 'when the sun goes down',
    wrongDefinition: 'when you clean your teeth',
  },
  {
    id: 'Y1.DD/kitchen',
    objective: 'Y1.VO.1',
    word: 'kitchen',
    definition: 'the room where people cook',
    wrongDefinition: 'the place where trains stop',
  },
  {
    id: 'Y1.DD/winter',
    objective: 'Y1.VO.1',
    word: 'winter',
    definition: 'the cold time of the year',
    wrongDefinition: 'a baby cow',
  },
  {
    id: 'Y1.DD/chair',
    objective: 'Y1.VO.1',
    word: 'chair',
    definition: 'a seat for one person',
    wrongDefinition: 'a pen that draws red lines',
  },
];
