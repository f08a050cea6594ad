import { useState } from 'react';
import { useDelay } from '#games/kit/screen/use-delay.ts';
import { Field } from '#ui/field.tsx';

/** Delay between the last key and the search, in milliseconds. */
const REST_MS = 300;

interface SearchBoxProps {
  label: string;
  hint?: string;
  /** The current search. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search field that searches after a pause in typing and follows the Back button. */
export function SearchBox({ search, onSearch, ...field }: SearchBoxProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setText(search);
  }
  return (
    <>
      <Field
        {...field}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Rest key={text} active={text !== search} onRest={() => onSearch(text)} />
    </>
  );
}

/** Restarted by each key. */
function Rest({ active, onRest }: { active: boolean; onRest: () => void }) {
  useDelay(active, REST_MS, onRest);
  return null;
}
