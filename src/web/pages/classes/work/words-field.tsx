import { Link } from 'wouter';
import { wordLists } from '#shared/contract/word-lists.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { NotLoaded } from '../../../staff/loaded.tsx';
import { WORDS } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';
import type { Wanted } from './wanted.ts';

interface WordsFieldProps {
  wanted: Wanted;
  onChange: (changes: Partial<Wanted>) => void;
}

/** Chooses one of the lists that some game can deal rounds from. */
export function WordsField({ wanted: { listId }, onChange }: WordsFieldProps) {
  const read = useRead(wordLists.getWordLists, {});
  const { data } = read;
  if (!data) {
    return <NotLoaded read={read} failure="Failed to load the word lists" />;
  }
  const lists = data.rows.filter(({ games }) => games.some(({ refusal }) => refusal === null));
  if (lists.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>No list has enough words for a game yet.</p>
        <Link href={`${WORDS}/new`} className={buttonClasses('quiet')}>
          Make a word list
        </Link>
      </div>
    );
  }
  return (
    <Select
      label="Word list"
      value={lists.some(({ id }) => id === listId) ? String(listId) : ''}
      options={[
        { value: '', text: 'Please choose…' },
        ...lists.map(({ id, name, yearGroup }) => ({
          value: String(id),
          text: `${name} (Year ${yearGroup})`,
        })),
      ]}
      onChange={(value) => onChange({ listId: value === '' ? null : Number(value) })}
    />
  );
}
