import { useState } from 'react';
import { useDelay } from '#games/kit/use-delay.ts';
import { Field } from '#ui/field.tsx';

/** How long the typing must rest before we search, in milliseconds. */
const REST_MS = 300;

interface SearchBoxProps {
  label: string;
  hint?: string;
  /** What is searched for just now. */
  search: string;
  onSearch: (search: string) => void;
}

/** A field whose text is searched for when the typing rests; the back button changes its text as well. */
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

/** Counts anew with each letter. */
function Rest({ active, onRest }: { active: boolean; onRest: () => void }) {
  useDelay(active, REST_MS, onRest);
  return null;
}
