import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { roster, type Imported, type RosterRow } from '#shared/contract/roster.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { focusHeadingAfter } from '#ui/take-focus.ts';
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
  /** What to do after the import. */
  next?: ReactNode;
  /** Whether to show which of the three steps of a new class this is. */
  steps?: boolean;
}

/** What an import would do with a text, or has done. */
interface Result {
  text: string;
  imported: Imported;
  isDryRun: boolean;
}

/** Imports a list of pupils: first a dry run, then the import, which can be undone (D10). */
export function ListImport({ hint, send, tools, next, steps = false }: ListImportProps) {
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
      const focusAfter = focusHeadingAfter();
      const { undone } = await undo.mutateAsync({ params: { importId } });
      setSaid(`The import has been undone for ${pupilsText(undone)}.`);
      setResult(null);
      focusAfter();
      setText((typed) => (typed === '' ? former : typed));
    });

  const [doing] = running ?? [];
  const isReady = result?.isDryRun === true && result.text === text;
  const isDone = result?.isDryRun === false;
  return (
    <>
      {steps && <Steps current={result === null ? 0 : isDone ? 2 : 1} />}
      <form
        hidden={isDone && text === ''}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-3"
      >
        <ListField hint={hint} text={text} onText={setText} onProblem={setProblem} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={isReady ? 'quiet' : 'primary'}
            disabled={text.trim() === ''}
            {...busyButton(running !== null)}
          >
            Preview
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
            {result.isDryRun ? 'Preview' : doneText(result.imported.rows)}
          </h3>
          {result.isDryRun && <p>{summaryOf(result.imported.rows)}</p>}
          {isDone && next !== undefined && <div>{next}</div>}
          {isReady && hasChanges(result.imported.rows) && (
            <div>
              <Button onClick={() => sendList(false)} {...busyButton(running !== null)}>
                Import
              </Button>
            </div>
          )}
          {result.isDryRun && !isReady && <p>The list has changed since. Preview it again.</p>}
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
          {isDone ? (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-bold">Each row</summary>
              <RosterTable rows={result.imported.rows} />
            </details>
          ) : (
            <RosterTable rows={result.imported.rows} />
          )}
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

const counted = (rows: readonly RosterRow[], wanted: RosterRow['action']) =>
  rows.filter(({ action }) => action === wanted).length;

/** '30 new pupils. No problems found.' */
function summaryOf(rows: readonly RosterRow[]): string {
  const [changed, same] = [counted(rows, 'update'), counted(rows, 'unchanged')];
  const problems = counted(rows, 'refuse');
  const parts = [
    newText(counted(rows, 'create')),
    ...(changed > 0 ? [`${changed.toLocaleString('en-GB')} changed`] : []),
    ...(same > 0 ? [`${same.toLocaleString('en-GB')} as before`] : []),
  ];
  const found = problems === 1 ? '1 problem' : `${problems.toLocaleString('en-GB')} problems`;
  return `${parts.join(', ')}. ${problems === 0 ? 'No problems found.' : `${found} found, listed first.`}`;
}

const newText = (count: number) =>
  count === 1 ? '1 new pupil' : `${count.toLocaleString('en-GB')} new pupils`;

/** '30 pupils added' */
function doneText(rows: readonly RosterRow[]): string {
  const [added, changed] = [counted(rows, 'create'), counted(rows, 'update')];
  if (added === 0) return `${pupilsText(changed)} changed`;
  return `${pupilsText(added)} added${changed > 0 ? `, ${changed} changed` : ''}`;
}

const STEPS = ['Paste your list', 'Preview', 'Create cards and open the class'];

/** The three steps of a new class. */
function Steps({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-1">
      {STEPS.map((step, nth) => (
        <li
          key={step}
          aria-current={nth === current ? 'step' : undefined}
          className={nth === current ? 'font-bold' : 'text-ink-soft'}
        >
          {`${nth + 1}. ${step}`}
        </li>
      ))}
    </ol>
  );
}
