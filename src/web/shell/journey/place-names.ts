import type { Place } from '#shared/journey-texts.ts';

export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  'fact-falls': 'Fact Falls',
  'number-peak': 'Number Peak',
  'measure-bay': 'Measure Bay',
  'meaning-wood': 'Meaning Wood',
  'spelling-spring': 'Spelling Spring',
  'grammar-gate': 'Grammar Gate',
};
