import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { readListFile } from './list-file.ts';

interface ListFieldProps {
  hint: string;
  text: string;
  onText: (text: string) => void;
  /** Why a file could not be read; undefined once one was. */
  onProblem: (sentence: string | undefined) => void;
}

/** A list that is pasted, typed, or read from a file that is chosen or dragged here; it can be changed before it is sent. */
export function ListField({ hint, text, onText, onProblem }: ListFieldProps) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (!file) return;
    const answer = await readListFile(file);
    if ('text' in answer) onText(answer.text);
    onProblem('problem' in answer ? answer.problem : undefined);
  }

  function allowDrop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function drop(event: DragEvent) {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  }

  return (
    <div
      onDragOver={allowDrop}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx('flex flex-col gap-3 rounded-2xl', isOver && 'outline-4 outline-sea')}
    >
      <TextArea
        label="Your list"
        hint={hint}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button look="quiet" onClick={() => chooser.current?.click()}>
          <FileUp aria-hidden />
          Choose a file
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          hidden
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // So that the same file can be chosen again after it was changed.
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
