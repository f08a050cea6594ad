// The words of Year 5 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y5.DD/ancient',
    objective: 'Y5.VO.1',
    word: 'ancient',
    definition: 'very old, from thousands of years ago',
    wrongDefinition: 'shaped like a tall glass bottle',
  },
  {
    id: 'Y5.DD/available',
    objective: 'Y5.VO.1',
    word: 'available',
    definition: 'ready to be used or able to be bought',
    wrongDefinition: 'painted with bright stripes',
  },
  {
    id: 'Y5.DD/average',
    objective: 'Y5.VO.1',
    word: 'average',
    definition: 'the usual amount of something, neither high nor low',
    wrongDefinition: 'a wooden bridge over a stream',
  },
  {
    id: 'Y5.DD/awkward',
    objective: 'Y5.VO.1',
    word: 'awkward',
    definition: 'clumsy or difficult to handle',
    wrongDefinition: 'growing only in hot countries',
  },
  {
    id: 'Y5.DD/bargain',
    objective: 'Y5.VO.1',
    word: 'bargain',
    definition: 'something bought for less than its usual price',
    wrongDefinition: 'a song for two voices',
  },
  {
    id: 'Y5.DD/bruise',
    objective: 'Y5.VO.1',
    word: 'bruise',
    definition: 'a dark mark on the skin after a knock',
    wrongDefinition: 'a piece of land with water on three sides',
  },
  {
    id: 'Y5.DD/competition',
    objective: 'Y5.VO.1',
    word: 'competition',
    definition: 'an event in which people try to win',
    wrongDefinition: 'a sauce made with tomatoes',
  },
  {
    id: 'Y5.DD/dictionary',
    objective: 'Y5.VO.1',
    word: 'dictionary',
    definition: 'a book that lists words and tells what they mean',
    wrongDefinition: 'a machine that lifts heavy loads',
  },
  {
    id: 'Y5.DD/foreign',
    objective: 'Y5.VO.1',
    word: 'foreign',
    definition: 'belonging to a country that is not your own',
    wrongDefinition: 'as smooth as polished glass',
  },
  {
    id: 'Y5.DD/interrupt',
    objective: 'Y5.VO.1',
    word: 'interrupt',
    definition: 'to stop someone while they are talking',
    wrongDefinition: 'to plant seeds in long rows',
  },
  {
    id: 'Y5.DD/muscle',
    objective: 'Y5.VO.1',
    word: 'muscle',
    definition: 'a part of the body that pulls to make you move',
    wrongDefinition: 'a room at the top of a house',
  },
  {
    id: 'Y5.DD/signature',
    objective: 'Y5.VO.1',
    word: 'signature',
    definition: 'your own name, written by you in your own way',
    wrongDefinition: 'a place where ships are repaired',
  },
];
