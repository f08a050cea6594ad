import { tablesChecks as calls, type TablesCheck } from '#shared/contract/tables-check.ts';
import { dayAndTime } from '#shared/dates.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { focusHeading } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
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
      {
        onError: (error) => showToast(toasts.adminActFailed(error)),
        onSuccess: focusHeading,
      },
    );
  };
  if (closed.length === 0) return null;
  return (
    <Panel title="Earlier checks" className="print:hidden">
      <ul className="flex flex-col">
        {closed.map((check) => (
          <li
            key={check.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <p>
              <span className="block font-bold">{checkText(check)}</span>
              <span className="text-ink-soft">
                {`${check.done} of ${check.of} done`}
                {check.closedAt !== null && ` · closed ${dayAndTime(new Date(check.closedAt))}`}
              </span>
            </p>
            {!isArchived && !isOneOpen(check) && (
              <Button
                look="quiet"
                aria-label={`Open again: ${checkText(check)}`}
                {...busyButton(change.isPending)}
                onClick={() => reopen(check.id)}
              >
                Open again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
