import { clsx } from 'clsx';
import { Check, Circle, CircleDashed, Clock } from 'lucide-react';
import {
  tablesChecks as calls,
  type PupilTablesResult,
  type TablesCheck,
} from '#shared/contract/tables-check.ts';
import type { TablesCheckKind } from '#shared/tables-check.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { AdminLoad } from '../../admin/parts/admin-load.tsx';
import { useAct, useTablesCheck } from '../../admin/parts/queries.ts';
import { byShownName } from '../names/hidden-names.ts';
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
    if (!open.isPending) open.mutate({ params: { classId }, body: { kind } }, { onError });
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
        Pupils who have extra time in their play settings have it here too. Pupils of other years do
        not see the check.
      </p>
    </Panel>
  );
}

interface RunningCheckProps {
  check: TablesCheck;
  /** What each pupil is called on the screen, by id. */
  names: ReadonlyMap<number, string>;
}

/** A check that is open: who has taken it, to be read from across the room. */
export function RunningCheck({ check, names }: RunningCheckProps) {
  const { data, error, refetch } = useTablesCheck(check.id);
  const change = useAct(calls.changeTablesCheck);
  const close = () => {
    const call = { params: { checkId: check.id }, body: { isOpen: false } };
    if (!change.isPending) change.mutate(call, { onError });
  };
  const { done, of } = data ?? check;
  const name = (pupil: PupilTablesResult) => names.get(pupil.userId) ?? 'A pupil';
  return (
    <Panel title={check.kind === 'sitting' ? 'A sitting is open' : 'Practice is open'}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="text-5xl font-bold">{`${done} of ${of}`}</span>{' '}
          <span className="text-xl">{of === 1 ? 'pupil is done' : 'are done'}</span>
        </p>
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
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
          {byShownName(data.rows, names, ({ userId }) => userId).map((pupil) => (
            <Tile key={pupil.userId} pupil={pupil} name={name(pupil)} />
          ))}
        </ul>
      ) : (
        <AdminLoad
          failed={error !== null}
          title="Failed to load who has taken it"
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}

/** Each with a colour and a shape of its own, so that a room can read it from a distance. */
const LOOKS = {
  done: { icon: Check, text: 'Done', look: 'bg-leaf text-white border-leaf' },
  begun: { icon: CircleDashed, text: 'Begun', look: 'bg-sun-soft border-sun' },
  open: { icon: Circle, text: 'Not yet', look: 'bg-paper border-line' },
} as const;

function stateOf({ times, isUnderWay }: PupilTablesResult): keyof typeof LOOKS {
  if (times > 0) return 'done';
  return isUnderWay ? 'begun' : 'open';
}

function Tile({ pupil, name }: { pupil: PupilTablesResult; name: string }) {
  const { icon: Icon, text, look } = LOOKS[stateOf(pupil)];
  const extra = pupil.result && extraTimeText(pupil.result.pace);
  return (
    <li className={clsx('flex min-h-16 items-center gap-2 rounded-2xl border-4 px-3 py-2', look)}>
      <Icon aria-hidden className="size-8 shrink-0" strokeWidth={3} />
      <span className="min-w-0">
        <span className="block text-lg leading-tight font-bold wrap-anywhere">{name}</span>
        <span className="block text-base leading-tight">
          {pupil.times > 1 ? `${text} ${pupil.times} times` : text}
        </span>
      </span>
      {extra !== null && <Clock aria-label={extra} className="ml-auto size-6 shrink-0" />}
    </li>
  );
}
