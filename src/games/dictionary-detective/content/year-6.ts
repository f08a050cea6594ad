// The words of Year 6 with what they mean.
import type { DictionaryEntry } from '#games/kit/words.ts';

export const entries: readonly DictionaryEntry[] = [
  {
    id: 'Y6.DD/accompany',
    objective: 'Y6.VO.1',
    word: 'accompany',
    definition: 'to go somewhere with another person',
    wrongDefinition: 'to melt a metal in a very hot fire',
  },
  {
    id: 'Y6.DD/amateur',
    objective: 'Y6.VO.1',
    word: 'amateur',
    definition: 'a person who does an activity for fun and is not paid',
    wrongDefinition: 'a building where grain is kept dry',
  },
  {
    id: 'Y6.DD/conscience',
    objective: 'Y6.VO.1',
    word: 'conscience',
    definition: 'the feeling inside that tells you what is right or wrong',
    wrongDefinition: 'the line where land and sky seem to meet',
  },
  {
    id: 'Y6.DD/exaggerate',
    objective: 'Y6.VO.1',
    word: 'exaggerate',
    definition: 'to make something sound bigger or better than it really is',
    wrongDefinition: 'to dig carefully for very old objects',
  },
  {
    id: 'Y6.DD/guarantee',
    objective: 'Y6.VO.1',
    word: 'guarantee',
    definition: 'a promise to mend or replace something if it breaks',
    wrongDefinition: 'a small valley with steep rocky sides',
  },
  {
    id: 'Y6.DD/leisure',
    objective: 'Y6.VO.1',
    word: 'leisure',
    definition: 'free time when you can do as you please',
    wrongDefinition: 'a thick rope used to tie up ships',
  },
  {
    id: 'Y6.DD/nuisance',
    objective: 'Y6.VO.1',
    word: 'nuisance',
    definition: 'someone or something that keeps on annoying you',
    wrongDefinition: 'a person who studies the stars',
  },
  {
    id: 'Y6.DD/parliament',
    objective: 'Y6.VO.1',
    word: 'parliament',
    definition: 'the group of people who make the laws of a country',
    wrongDefinition: 'the hard outer layer of a tree',
  },
  {
    id: 'Y6.DD/persuade',
    objective: 'Y6.VO.1',
    word: 'persuade',
    definition: 'to talk someone into doing something',
    wrongDefinition: 'to cover a cake with melted sugar',
  },
  {
    id: 'Y6.DD/rhythm',
    objective: 'Y6.VO.1',
    word: 'rhythm',
    definition: 'a regular pattern of beats in music or a poem',
    wrongDefinition: 'a tool for measuring temperature',
  },
  {
    id: 'Y6.DD/sacrifice',
    objective: 'Y6.VO.1',
    word: 'sacrifice',
    definition: 'to give up something you value to help someone else',
    wrongDefinition: 'to spin quickly around one point',
  },
  {
    id: 'Y6.DD/yacht',
    objective: 'Y6.VO.1',
    word: 'yacht',
    definition: 'a boat with sails used for racing or for pleasure',
    wrongDefinition: 'a spice made from dried seeds',
  },
];
