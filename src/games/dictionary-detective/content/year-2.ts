// The words of Year 2 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y2.DD/door',
    objective: 'Y2.VO.1',
    word: 'door',
    definition: 'you open this to go into a room',
    wrongDefinition: 'a small insect with spots',
  },
  {
    id: 'Y2.DD/floor',
    objective: 'Y2.VO.1',
    word: 'floor',
    definition: 'the part of a room you walk on',
    wrongDefinition: 'a drink made from fruit',
  },
  {
    id: 'Y2.DD/climb',
    objective: 'Y2.VO.1',
    word: 'climb',
    definition: 'to go up using hands and feet',
    wrongDefinition: 'to mix paint in a pot',
  },
  {
    id: 'Y2.DD/gold',
    objective: 'Y2.VO.1',
    word: 'gold',
    definition: 'a shiny yellow metal used for rings',
    wrongDefinition: 'a soft white cloud',
  },
  {
    id: 'Y2.DD/path',
    objective: 'Y2.VO.1',
    word: 'path',
    definition: 'a narrow way to walk along',
    wrongDefinition: 'the hair on a lion',
  },
  {
    id: 'Y2.DD/bath',
    objective: 'Y2.VO.1',
    word: 'bath',
    definition: 'you fill this with water to wash in',
    wrongDefinition: 'a book full of maps',
  },
  {
    id: 'Y2.DD/hour',
    objective: 'Y2.VO.1',
    word: 'hour',
    definition: 'a time of 60 minutes',
    wrongDefinition: 'a place to watch films',
  },
  {
    id: 'Y2.DD/sugar',
    objective: 'Y2.VO.1',
    word: 'sugar',
    definition: 'this makes food and drinks sweet',
    wrongDefinition: 'a bird that flies at night',
  },
  {
    id: 'Y2.DD/eye',
    objective: 'Y2.VO.1',
    word: 'eye',
    definition: 'the part of the body that sees',
    wrongDefinition: 'a stone in a river',
  },
  {
    id: 'Y2.DD/bridge',
    objective: 'Y2.VO.1',
    word: 'bridge',
    definition: 'people cross a river on this',
    wrongDefinition: 'a jacket with no sleeves',
  },
  {
    id: 'Y2.DD/giraffe',
    objective: 'Y2.VO.1',
    word: 'giraffe',
    definition: 'a tall animal with a very long neck',
    wrongDefinition: 'a machine that washes plates',
  },
  {
    id: 'Y2.DD/hospital',
    objective: 'Y2.VO.1',
    word: 'hospital',
    definition: 'a place where doctors help people',
    wrongDefinition: 'a game with a net',
  },
];
