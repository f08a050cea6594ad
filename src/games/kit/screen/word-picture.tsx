// The picture of a word, beside the word.
import { isEarlyReader, type YearGroup } from '#shared/years.ts';
import { pictureOfWord } from '../words/word-pictures.ts';

interface WordPictureProps {
  word: string;
  year: YearGroup;
  /** The word's id in the content; a teacher's own word may mean something else. */
  id: string;
}

/** Nothing for a word without a picture, and from Year 3. It says the same as the word, so that it is not read out. */
export function WordPicture({ word, year, id }: WordPictureProps) {
  const picture = pictureOfWord(word);
  if (!picture || !isEarlyReader(year) || id.startsWith('own/')) return null;
  return <span aria-hidden data-picture={picture} className="word-picture" />;
}
