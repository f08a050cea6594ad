import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { roster, type Imported, type RosterRow } from '#shared/contract/roster.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { sentenceOf } from '../../../data/refusals.ts';
import { useAct } from '../../../data/use-act.ts';
import { pupilsText } from '../texts.ts';
import { ListField } from './list-field.tsx';
import { RosterTable } from './roster-table.tsx';

interface ListImportProps {
  /** What the list should have. */
  hint: string;
  /** Rejects if the server refuses. */
  send: (body: { text: string; dryRun: boolean }) => Promise<Imported>;
  /** Beside the button that checks the list. */
  tools?: ReactNode;
}

/** What an import would do with a text, or has done. */
interface Result {
  text: string;
  imported: Imported;
  isDryRun: boolean;
}

/** Imports a list of pupils: first a dry run, then the import, which can be undone (D10). */
export function ListImport({ hint, send, tools }: ListImportProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useAct(roster.undoImport);

  const { run, running } = useOneAtATime(async (_doing: string, work: () => Promise<void>) => {
    setSaid('');
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });

  function sendList(isDryRun: boolean) {
    const doing = `${isDryRun ? 'Checking' : 'Importing'} ${rowsText(text)}…`;
    void run(doing, async () => {
      const imported = await send({ text, dryRun: isDryRun });
      // The heading must be there before it is focused.
      flushSync(() => setResult({ text, imported, isDryRun }));
      if (!isDryRun) setText((typed) => (typed === text ? '' : typed));
      heading.current?.focus();
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    sendList(true);
  }

  const takeBack = ({ text: former, imported: { importId } }: Result) =>
    run('Undoing the import…', async () => {
      if (importId === undefined) return;
      const { undone } = await undo.mutateAsync({ params: { importId } });
      setSaid(`The import is undone for ${pupilsText(undone)}.`);
      setResult(null);
      setText((typed) => (typed === '' ? former : typed));
    });

  const [doing] = running ?? [];
  const isReady = result?.isDryRun === true && result.text === text;
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <ListField hint={hint} text={text} onText={setText} onProblem={setProblem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={isReady ? 'quiet' : 'primary'}
            disabled={text.trim() === ''}
            {...busyButton(running !== null)}
          >
            Check the list
          </Button>
          {tools}
        </div>
      </form>
      {problem !== undefined && (
        <p role="alert" className="rounded-2xl bg-coral-soft p-4 font-bold">
          {problem}
        </p>
      )}
      <p role="status">{doing ?? said}</p>
      {doing !== undefined && <progress aria-label={doing} className="w-full accent-sea" />}
      {result && (
        <>
          <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {result.isDryRun ? 'This would happen' : 'This is done'}
          </h3>
          <p>{summaryOf(result.imported.rows)}</p>
          {isReady && hasChanges(result.imported.rows) && (
            <div>
              <Button onClick={() => sendList(false)} {...busyButton(running !== null)}>
                Import
              </Button>
            </div>
          )}
          {result.isDryRun && !isReady && <p>The list has changed since. Check it again.</p>}
          {result.imported.importId !== undefined && (
            <div className="flex flex-col items-start gap-2">
              <Button
                look="quiet"
                onClick={() => void takeBack(result)}
                {...busyButton(running !== null)}
              >
                Undo the import
              </Button>
              <p className="text-base text-ink-soft">
                It can be undone until one of these pupils has played or been changed.
              </p>
            </div>
          )}
          <RosterTable rows={result.imported.rows} />
        </>
      )}
    </>
  );
}

function rowsText(text: string): string {
  const rows = text.split('\n').filter((line) => line.trim() !== '').length;
  return rows === 1 ? '1 row' : `${rows.toLocaleString('en-GB')} rows`;
}

function hasChanges(rows: readonly RosterRow[]): boolean {
  return rows.some(({ action }) => action === 'create' || action === 'update');
}

function summaryOf(rows: readonly RosterRow[]): string {
  const count = (wanted: RosterRow['action']) =>
    rows.filter(({ action }) => action === wanted).length.toLocaleString('en-GB');
  return `${count('create')} new, ${count('update')} changed, ${count('unchanged')} as they are, ${count('refuse')} not possible.`;
}
