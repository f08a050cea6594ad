// The words of Year 4 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y4.DD/accident',
    objective: 'Y4.VO.1',
    word: 'accident',
    definition: 'something bad that happens when nobody means it to',
    wrongDefinition: 'a person who draws plans for houses',
  },
  {
    id: 'Y4.DD/breath',
    objective: 'Y4.VO.1',
    word: 'breath',
    definition: 'the air you take in and let out',
    wrongDefinition: 'a small shop on a train',
  },
  {
    id: 'Y4.DD/calendar',
    objective: 'Y4.VO.1',
    word: 'calendar',
    definition: 'a chart that shows the days and months of a year',
    wrongDefinition: 'a frozen river high in the mountains',
  },
  {
    id: 'Y4.DD/disappear',
    objective: 'Y4.VO.1',
    word: 'disappear',
    definition: 'to go out of sight',
    wrongDefinition: 'to fold paper into a shape',
  },
  {
    id: 'Y4.DD/experiment',
    objective: 'Y4.VO.1',
    word: 'experiment',
    definition: 'a test to find out if an idea is true',
    wrongDefinition: 'a tunnel where a badger sleeps',
  },
  {
    id: 'Y4.DD/favourite',
    objective: 'Y4.VO.1',
    word: 'favourite',
    definition: 'the one that you like best of all',
    wrongDefinition: 'made of wood and painted green',
  },
  {
    id: 'Y4.DD/knowledge',
    objective: 'Y4.VO.1',
    word: 'knowledge',
    definition: 'all the things that a person has learnt',
    wrongDefinition: 'the sound of bells in a tower',
  },
  {
    id: 'Y4.DD/medicine',
    objective: 'Y4.VO.1',
    word: 'medicine',
    definition: 'something you take to help you get better when you are ill',
    wrongDefinition: 'a bag carried on the back',
  },
  {
    id: 'Y4.DD/opposite',
    objective: 'Y4.VO.1',
    word: 'opposite',
    definition: 'as different as can be, such as hot and cold',
    wrongDefinition: 'a lake with salty water',
  },
  {
    id: 'Y4.DD/popular',
    objective: 'Y4.VO.1',
    word: 'popular',
    definition: 'liked by many people',
    wrongDefinition: 'covered in tiny feathers',
  },
  {
    id: 'Y4.DD/separate',
    objective: 'Y4.VO.1',
    word: 'separate',
    definition: 'to move things apart from each other',
    wrongDefinition: 'to copy a picture by drawing over it',
  },
  {
    id: 'Y4.DD/weight',
    objective: 'Y4.VO.1',
    word: 'weight',
    definition: 'how heavy something is',
    wrongDefinition: 'a path between two rows of trees',
  },
];
