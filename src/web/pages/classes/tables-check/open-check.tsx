import { Clock } from 'lucide-react';
import {
  tablesChecks as calls,
  type PupilTablesResult,
  type TablesCheck,
} from '#shared/contract/tables-check.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { focusHeading, focusHeadingAfter } from '#ui/take-focus.ts';
import { showToast } from '#ui/toast.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { useTablesCheck } from './use-tables-check.ts';
import { NotLoaded } from '../../../staff/loaded.tsx';
import { DoneCount, ProgressTiles, type TileContent } from '../progress-tiles.tsx';
import { checkText, extraTimeText } from './texts.ts';

const onError = (error: unknown) => showToast(toasts.adminActFailed(error));

const CHOICES = [
  {
    kind: 'sitting',
    action: 'Open a sitting',
    text: 'Each Year 4 pupil takes the check once: 25 questions, as in the national check.',
  },
  {
    kind: 'practice',
    action: 'Open practice',
    text: 'The same check, as often as each pupil likes, until you close it.',
  },
] as const satisfies ReadonlyArray<{ kind: TablesCheckKind; action: string; text: string }>;

interface OpenCheckProps {
  classId: number;
  checks: readonly TablesCheck[];
}

/** Opens a check of a kind that is not open. */
export function OpenCheck({ classId, checks }: OpenCheckProps) {
  const open = useAct(calls.openTablesCheck);
  const start = (kind: TablesCheckKind) => {
    const call = { params: { classId }, body: { kind } };
    if (!open.isPending) open.mutate(call, { onError, onSuccess: focusHeading });
  };
  const isOpen = (kind: TablesCheckKind) =>
    checks.some((check) => check.kind === kind && check.closedAt === null);
  const choices = CHOICES.filter(({ kind }) => !isOpen(kind));
  if (choices.length === 0) return null;
  return (
    <Panel title="Open the check">
      <ul className="grid gap-6 sm:grid-cols-2">
        {choices.map(({ kind, action, text }) => (
          <li key={kind} className="flex flex-col items-start gap-3">
            <Button size="big" {...busyButton(open.isPending)} onClick={() => start(kind)}>
              {action}
            </Button>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-2 text-ink-soft">
        <Clock aria-hidden className="size-6 shrink-0" />
        Pupils who have extra time in their play settings have it here too. Pupils in other years
        don’t see the check.
      </p>
    </Panel>
  );
}

interface RunningCheckProps {
  check: TablesCheck;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

/** An open check and who has taken it, legible from across the room. */
export function RunningCheck({ check, names }: RunningCheckProps) {
  const read = useTablesCheck(check.id);
  const { data } = read;
  const change = useAct(calls.changeTablesCheck);
  const close = () => {
    const call = { params: { checkId: check.id }, body: { isOpen: false } };
    // The panel is gone when the call is done, and with it what `mutate` would call then.
    if (!change.isPending) change.mutateAsync(call).then(focusHeadingAfter(), onError);
  };
  const { done, of } = data ?? check;
  return (
    <Panel title={check.kind === 'sitting' ? 'A sitting is open' : 'Practice is open'}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DoneCount done={done} of={of} />
        <Button
          look="quiet"
          aria-label={check.kind === 'sitting' ? 'Close the sitting' : 'Close practice'}
          {...busyButton(change.isPending)}
          onClick={close}
        >
          Close
        </Button>
      </div>
      <p className="text-ink-soft">{`${checkText(check)}. Pupils find it on their home page.`}</p>
      {data ? (
        <ProgressTiles rows={data.rows} names={names} contentOf={tileOf} />
      ) : (
        <NotLoaded read={read} failure="Failed to load who has taken it" />
      )}
    </Panel>
  );
}

function tileOf({ times, isUnderWay, result }: PupilTablesResult): TileContent {
  const extra = result && extraTimeText(result.pace);
  return {
    state: times > 0 ? 'done' : isUnderWay ? 'begun' : 'open',
    more: times > 1 ? ` ${times} times` : '',
    sign: extra !== null && <Clock aria-label={extra} className="ml-auto size-6 shrink-0" />,
  };
}
