import { describe, expect, it } from 'vitest';
import { accentOf, chooseVoice, longestReading, voiceText } from './voice.ts';

const near = (lang: string, name = 'A voice') => ({ lang, name, localService: true });
const far = (lang: string) => ({ lang, name: 'A voice', localService: false });

describe('chooseVoice', () => {
  it.each([
    ['a British voice before another English one', [near('en-US'), near('en-GB')], 'en-GB'],
    ['a British voice as Android names it', [near('en_US'), near('en_GB')], 'en_GB'],
    ['a British voice named in three letters', [near('eng-USA'), near('eng-GBR')], 'eng-GBR'],
    ['another English voice where none is British', [near('fr-FR'), near('en-AU')], 'en-AU'],
    ['a voice on the device before a nicer one far away', [far('en-GB'), near('en-US')], 'en-US'],
  ])('chooseVoice takes %s', (_, voices, lang) => {
    expect(chooseVoice(voices)?.lang).toBe(lang);
  });

  it.each([
    ['Google UK English 2 (Natural)', 'eSpeak English (Great Britain)'],
    ['Daniel', 'Eddy (English (United Kingdom))'],
  ])('chooseVoice takes %s before %s, whichever is listed first', (natural, mechanical) => {
    const [good, poor] = [near('en-GB', natural), near('en-GB', mechanical)];
    expect(chooseVoice([poor, good])?.name).toBe(natural);
    expect(chooseVoice([good, poor])?.name).toBe(natural);
  });

  it('chooseVoice takes a mechanical British voice where the natural ones are American', () => {
    const british = near('en-GB', 'eSpeak English (Great Britain)');
    expect(chooseVoice([near('en-US'), british])).toBe(british);
  });

  it.each([
    ['there are none', []],
    ['all would send the text away', [far('en-GB'), far('en-US')]],
    ['none speaks English', [near('fr-FR'), near('end-ID')]],
  ])('chooseVoice takes none when %s', (_, voices) => {
    expect(chooseVoice(voices)).toBeNull();
  });
});

it.each([
  ['British', [near('en-US'), near('en_GB')]],
  ['other', [near('en-US'), far('en-GB')]],
  [null, [far('en-GB'), near('cy-GB')]],
])('accentOf knows that the accent of the voices is %s', (accent, voices) => {
  expect(accentOf(voices)).toBe(accent);
});

describe('voiceText', () => {
  it.each([
    ['I ___ home.', 'I blank home.'],
    ['Which is **not** right?\nThe cat sat.', 'Which is not right? The cat sat.'],
    ['🦉 Grammar Guru', 'Grammar Guru'],
    ['Off \u{1f469}\u{1f3fd}\u200d\u{1f680} we go', 'Off we go'],
    ['Found: CAT. 3 of 10 words', 'Found: cat. 3 of 10 words'],
    ['A cat and I', 'A cat and I'],
    ['The queen’s 2 crowns', 'The queen’s 2 crowns'],
  ])('voiceText says %j as %j', (text, said) => {
    expect(voiceText(text)).toBe(said);
  });
});

it('a voice gets more time for more words', () => {
  expect(longestReading(['Hi.'])).toBeLessThan(longestReading(['Hi.', 'Ho.']));
  expect(longestReading(['a'.repeat(100)])).toBeGreaterThan(10_000);
});
