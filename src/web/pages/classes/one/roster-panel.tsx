import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { roster, type Imported, type RosterRow } from '#shared/contract/roster.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { TextArea } from '#ui/field.tsx';
import { DownloadButton } from '../../admin/parts/download-button.tsx';
import { useAct } from '../../admin/parts/queries.ts';
import { Panel } from '../../../shell/panel.tsx';
import { pupilsText, sentenceOf } from '../texts.ts';
import { RosterTable } from './roster-table.tsx';

interface RosterPanelProps {
  classId: number;
  className: string;
}

/** What an import would do with a text, or has done. */
interface Result {
  text: string;
  imported: Imported;
  isDryRun: boolean;
}

/** Puts pupils into a class from a spreadsheet: first a dry run, then the import, which can be undone (D10). */
export function RosterPanel({ classId, className }: RosterPanelProps) {
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useAct(roster.importRoster);
  const undo = useAct(roster.undoImport);
  const isBusy = send.isPending || undo.isPending;
  const problem = send.error ?? undo.error;

  function run(dryRun: boolean) {
    if (isBusy) return;
    setSaid('');
    undo.reset();
    send.mutate(
      { params: { classId }, body: { text, dryRun } },
      {
        onSuccess: (imported) => {
          // The heading must be there before it is focused.
          flushSync(() => setResult({ text, imported, isDryRun: dryRun }));
          if (!dryRun) setText((typed) => (typed === text ? '' : typed));
          heading.current?.focus();
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(true);
  }

  function takeBack({ text: former, imported: { importId } }: Result) {
    if (isBusy || importId === undefined) return;
    undo.mutate(
      { params: { importId } },
      {
        onSuccess: ({ undone }) => {
          setSaid(`The import is undone for ${pupilsText(undone)}.`);
          setResult(null);
          setText((typed) => (typed === '' ? former : typed));
        },
      },
    );
  }

  const isReady = result?.isDryRun === true && result.text === text;
  return (
    <Panel title="Add pupils from a list" id="roster">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextArea
          label="Your list"
          hint="Copy it from a spreadsheet, with its row of headings, or type one name a line. First you see what would happen."
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={isReady ? 'quiet' : 'primary'}
            disabled={text.trim() === ''}
            {...busyButton(isBusy)}
          >
            Check the list
          </Button>
          <DownloadButton
            endpoint={roster.exportRoster}
            input={{ params: { classId } }}
            of="pupils of the class"
            name={`${className}.csv`}
          />
        </div>
      </form>
      {problem && (
        <p role="alert" className="rounded-2xl bg-coral-soft p-4 font-bold">
          {sentenceOf(problem)}
        </p>
      )}
      <p role="status">{said}</p>
      {result && (
        <>
          <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {result.isDryRun ? 'This would happen' : 'This is done'}
          </h3>
          <p>{summaryOf(result.imported.rows)}</p>
          <RosterTable rows={result.imported.rows} />
          {result.isDryRun && !isReady && <p>The list has changed since. Check it again.</p>}
          {isReady && hasChanges(result.imported.rows) && (
            <div>
              <Button onClick={() => run(false)} {...busyButton(isBusy)}>
                Import
              </Button>
            </div>
          )}
          {result.imported.importId !== undefined && (
            <div className="flex flex-col items-start gap-2">
              <Button look="quiet" onClick={() => takeBack(result)} {...busyButton(isBusy)}>
                Undo the import
              </Button>
              <p className="text-base text-ink-soft">
                It can be undone until one of these pupils has played.
              </p>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function hasChanges(rows: readonly RosterRow[]): boolean {
  return rows.some(({ action }) => action === 'create' || action === 'update');
}

function summaryOf(rows: readonly RosterRow[]): string {
  const count = (wanted: RosterRow['action']) =>
    rows.filter(({ action }) => action === wanted).length;
  return `${count('create')} new, ${count('update')} changed, ${count('unchanged')} as they are, ${count('refuse')} not possible.`;
}
