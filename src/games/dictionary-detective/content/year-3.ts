// The words of Year 3 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y3.DD/address',
    objective: 'Y3.VO.1',
    word: 'address',
    definition: 'the house number, street and town where someone lives',
    wrongDefinition: 'a very loud noise from an animal',
  },
  {
    id: 'Y3.DD/answer',
    objective: 'Y3.VO.1',
    word: 'answer',
    definition: 'what you say or write when you are asked something',
    wrongDefinition: 'a small boat moved with oars',
  },
  {
    id: 'Y3.DD/bicycle',
    objective: 'Y3.VO.1',
    word: 'bicycle',
    definition: 'something with 2 wheels and pedals that you ride',
    wrongDefinition: 'the soft hair of a sheep',
  },
  {
    id: 'Y3.DD/century',
    objective: 'Y3.VO.1',
    word: 'century',
    definition: 'a time of 100 years',
    wrongDefinition: 'a meal that you eat outdoors',
  },
  {
    id: 'Y3.DD/circle',
    objective: 'Y3.VO.1',
    word: 'circle',
    definition: 'a perfectly round shape',
    wrongDefinition: 'a place where books are sold',
  },
  {
    id: 'Y3.DD/decide',
    objective: 'Y3.VO.1',
    word: 'decide',
    definition: 'to make up your mind',
    wrongDefinition: 'to throw a ball very high',
  },
  {
    id: 'Y3.DD/earth',
    objective: 'Y3.VO.1',
    word: 'earth',
    definition: 'the planet we live on',
    wrongDefinition: 'the cover of a bed',
  },
  {
    id: 'Y3.DD/fruit',
    objective: 'Y3.VO.1',
    word: 'fruit',
    definition: 'the part of a plant that holds seeds, such as an apple',
    wrongDefinition: 'a person who sings on a stage',
  },
  {
    id: 'Y3.DD/history',
    objective: 'Y3.VO.1',
    word: 'history',
    definition: 'all that happened in the past',
    wrongDefinition: 'a tool for cutting wood',
  },
  {
    id: 'Y3.DD/imagine',
    objective: 'Y3.VO.1',
    word: 'imagine',
    definition: 'to make a picture in your mind',
    wrongDefinition: 'to wash something in soapy water',
  },
  {
    id: 'Y3.DD/island',
    objective: 'Y3.VO.1',
    word: 'island',
    definition: 'land with water all around it',
    wrongDefinition: 'a box for keeping food cold',
  },
  {
    id: 'Y3.DD/promise',
    objective: 'Y3.VO.1',
    word: 'promise',
    definition: 'to say that you will surely do something',
    wrongDefinition: 'to move slowly on your knees',
  },
];
