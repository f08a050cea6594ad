import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { ROSTER_TEXT_MAX } from '#shared/contract/roster.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';

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

/** The most bytes of a file; a character takes up to four. */
const BYTES_MAX = 4 * ROSTER_TEXT_MAX;

const TOO_LONG = 'That file is too long. Please split it in two.';
const WORKBOOK =
  'That file is a spreadsheet workbook. Please save it as CSV, or copy its cells and paste them.';

/** The first bytes of .xlsx and .ods (a ZIP archive), .xls (OLE) and PDF. */
const OTHER_KINDS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0', '%PDF'];

/** The text of a list in a file, as spreadsheets and school systems write them, or why it cannot be read, in a sentence. */
export async function readListFile(file: File): Promise<{ text: string } | { problem: string }> {
  if (file.size > BYTES_MAX) return { problem: TOO_LONG };
  const content = await file.arrayBuffer().catch(() => null);
  // It was moved or changed since it was chosen.
  if (content === null) return { problem: 'We couldn’t read that file. Please choose it again.' };
  const bytes = new Uint8Array(content);
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (OTHER_KINDS.some((kind) => start.startsWith(kind))) return { problem: WORKBOOK };
  const text = decode(bytes);
  return text.length > ROSTER_TEXT_MAX ? { problem: TOO_LONG } : { text };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel on Windows saves as 'CSV' in Western Europe.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
