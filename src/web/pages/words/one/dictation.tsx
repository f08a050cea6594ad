import { Printer } from 'lucide-react';
import type { WordListWithWords } from '#shared/contract/word-lists.ts';
import { withWord } from '#shared/word-list-text.ts';
import { Button } from '#ui/button.tsx';

/** Prints the week's dictation for the teacher, and on a page of its own the list to take home. */
export function PrintDictation() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden /> Print the dictation
    </Button>
  );
}

/** What is printed of a list; the screen has the words in its form. */
export function DictationPaper({ list: { name, yearGroup, words } }: { list: WordListWithWords }) {
  return (
    <div className="hidden print:block">
      <section aria-label="Dictation">
        <h2 className="text-2xl font-bold">{`Dictation: ${name}, Year ${yearGroup}`}</h2>
        <p>Say the number and the word, then the sentence, then the word again.</p>
        <ol className="mt-3 list-decimal pl-6 text-lg">
          {words.map(({ id, word, sentence }) => (
            <li key={id} className="break-inside-avoid py-1">
              <b>{word}</b>
              {sentence !== null && ` – ${withWord(sentence, word)}`}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label="To take home" style={{ breakBefore: 'page' }}>
        <h2 className="text-2xl font-bold">{`Words to learn at home: ${name}`}</h2>
        <p>Name: ____________________ Test on: ____________________</p>
        <p>Look at each word, say it, cover it, write it, and check.</p>
        <ol className="mt-3 list-decimal pl-6 text-lg">
          {words.map(({ id, word, definition }) => (
            <li key={id} className="break-inside-avoid py-1">
              <b>{word}</b>
              {definition !== null && ` – ${definition}`}
              <br />
              ________________ ________________ ________________
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
