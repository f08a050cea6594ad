import { tablesChecks as calls, type TablesCheck } from '#shared/contract/tables-check.ts';
import { dateAndTime } from '#shared/dates.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { Cell, HeadCell, Table } from '#ui/table.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../admin/parts/queries.ts';
import { checkText } from './texts.ts';

interface EarlierProps {
  checks: readonly TablesCheck[];
  isArchived: boolean;
}

/** Checks that are closed, which can be opened again. */
export function Earlier({ checks, isArchived }: EarlierProps) {
  const change = useAct(calls.changeTablesCheck);
  const closed = checks.filter(({ closedAt }) => closedAt !== null);
  const isOneOpen = ({ kind }: TablesCheck) =>
    checks.some((check) => check.kind === kind && check.closedAt === null);
  const reopen = (checkId: number) => {
    if (change.isPending) return;
    change.mutate(
      { params: { checkId }, body: { isOpen: true } },
      { onError: (error) => showToast(toasts.adminActFailed(error)) },
    );
  };
  if (closed.length === 0) return null;
  return (
    <Panel title="Earlier checks" className="print:hidden">
      <Table aria-label="Earlier checks">
        <thead>
          <tr>
            <HeadCell>Check</HeadCell>
            <HeadCell>Closed</HeadCell>
            <HeadCell>Done</HeadCell>
            {!isArchived && (
              <HeadCell>
                <span className="sr-only">Open again</span>
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {closed.map((check) => (
            <tr key={check.id}>
              <Cell>{checkText(check)}</Cell>
              <Cell>{check.closedAt !== null && dateAndTime(new Date(check.closedAt))}</Cell>
              <Cell className="tabular-nums">{`${check.done} of ${check.of}`}</Cell>
              {!isArchived && (
                <Cell>
                  {!isOneOpen(check) && (
                    <Button
                      look="quiet"
                      aria-label={`Open again: ${checkText(check)}`}
                      {...busyButton(change.isPending)}
                      onClick={() => reopen(check.id)}
                    >
                      Open again
                    </Button>
                  )}
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
