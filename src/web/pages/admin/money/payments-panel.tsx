import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { ownerPayments, type PaymentNotice } from '#shared/contract/owner-payments.ts';
import { dateAndTime } from '#shared/dates.ts';
import type { NoticeKind } from '#shared/payment-states.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { AccountLink } from '../account-link.tsx';
import { Empty, Loaded } from '../../../staff/loaded.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { NewerOlder } from '../../../staff/newer-older.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { toasts } from '../../../data/toasts.ts';
import { useRead } from '../../../data/use-read.ts';
import { useAct } from '../../../data/use-act.ts';

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

/** What happened, and what an owner can do about it. */
const TEXTS: Record<NoticeKind, (amount: string) => string> = {
  refunded: (amount) => `${amount} was refunded to the payer.`,
  'refund-failed': (amount) =>
    `A refund of ${amount} did not go through: you still have the money.`,
  'dispute-opened': (amount) =>
    `The payer’s bank wants ${amount} back. Reply in Stripe by the date shown there.`,
  'dispute-won': (amount) => `The payer’s bank has dropped its claim: you keep ${amount}.`,
  'dispute-lost': (amount) => `The payer’s bank has taken ${amount} back.`,
  'payment-failed': (amount) =>
    `A payment of ${amount} never arrived, so there is no account. Anybody who tries to log in to it is told so.`,
  'payment-refused': (amount) =>
    `A payment that should be ${amount} does not match its registration. There is no account: please refund it in Stripe.`,
  'paid-twice': (amount) =>
    `${amount} was paid a second time for this account: please refund one of the two payments in Stripe.`,
};

/** Refunds, disputes and failed payments. Nothing is switched off automatically. */
export function PaymentsPanel() {
  const [page, setPage] = useState(1);
  const [doomed, setDoomed] = useState<PaymentNotice | null>(null);
  const read = useRead(ownerPayments.getPaymentNotices, { query: { page } });
  return (
    <Panel title="Payments to look at" id="payments">
      <Loaded read={read} failure="Failed to load the payments">
        {(data) => (
          <>
            {data.undecided > 0 && (
              <p className="self-start rounded-full bg-sun px-3 font-bold">{`${data.undecided} to decide`}</p>
            )}
            {data.rows.length === 0 && (
              <Empty icon={Wallet}>No refunds, disputes or failed payments.</Empty>
            )}
            <ul className="grid gap-3 xl:grid-cols-2">
              {data.rows.map((notice) => (
                <Notice key={notice.id} notice={notice} onSwitchOff={() => setDoomed(notice)} />
              ))}
            </ul>
            <NewerOlder label="Pages of payments" page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </Loaded>
      <SwitchOffQuestion notice={doomed} onClose={() => setDoomed(null)} />
    </Panel>
  );
}

interface NoticeProps {
  notice: PaymentNotice;
  onSwitchOff: () => void;
}

function Notice({ notice, onSwitchOff }: NoticeProps) {
  const { kind, amountPence, isTest, student, decision } = notice;
  const decide = useAct(ownerPayments.decidePaymentNotice);
  const isOpen = decision === null;
  const keep = () =>
    !decide.isPending &&
    decide.mutate(
      { params: { id: notice.id }, body: { decision: 'kept' } },
      { onError: (error) => showToast(toasts.adminActFailed(error)) },
    );
  return (
    <li
      className={
        isOpen
          ? 'rounded-2xl border-2 border-sun bg-sun-soft p-4'
          : 'rounded-2xl border-2 border-line p-4'
      }
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Who notice={notice} />
        {isTest && (
          <span className="rounded-full bg-grape-soft px-3 font-bold text-grape">Test</span>
        )}
        <time dateTime={notice.createdAt} className="text-base text-ink-soft">
          {dateAndTime(new Date(notice.createdAt))}
        </time>
      </div>
      <p className="wrap-anywhere">{TEXTS[kind](pounds(amountPence))}</p>
      {isOpen ? (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="quiet" onClick={keep} {...busyButton(decide.isPending)}>
            {student?.isActive ? 'Keep the account' : 'Noted'}
          </Button>
          {student?.isActive && (
            <Button look="quiet" onClick={onSwitchOff}>
              Switch off…
            </Button>
          )}
        </div>
      ) : (
        <p className="text-base text-ink-soft">{decisionText(notice)}</p>
      )}
    </li>
  );
}

function Who({ notice: { student, wantedUsername } }: { notice: PaymentNotice }) {
  if (!student) {
    return <span className="font-bold wrap-anywhere">{wantedUsername ?? 'No account'}</span>;
  }
  return <AccountLink id={student.id} name={student.displayName} />;
}

function decisionText({ decision, student }: PaymentNotice): string {
  if (decision === 'switched-off') return 'The account was switched off.';
  return student ? 'The account was kept.' : 'Noted.';
}

function SwitchOffQuestion({
  notice,
  onClose,
}: {
  notice: PaymentNotice | null;
  onClose: () => void;
}) {
  const decide = useAct(ownerPayments.decidePaymentNotice);
  const confirm = () =>
    notice &&
    decide.mutate(
      { params: { id: notice.id }, body: { decision: 'switched-off' } },
      { onSuccess: onClose, onError: (error) => showToast(toasts.adminActFailed(error)) },
    );
  return (
    <ConfirmDialog
      open={notice !== null}
      title={`Switch ${notice?.student?.displayName ?? 'the account'} off?`}
      text="They are logged out everywhere and cannot log in. Nothing is deleted, and you can switch the account on again on their page."
      action="Switch off"
      busy={decide.isPending}
      onConfirm={confirm}
      onClose={onClose}
      onFocusLost={() => document.getElementById('payments')?.focus({ preventScroll: true })}
    />
  );
}
