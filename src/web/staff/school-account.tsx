import { useState } from 'react';
import { schoolAccount, type WaysToSignIn } from '#shared/contract/school-account.ts';
import { busyButton } from '#ui/busy-button.ts';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useConfig } from '../data/own-reads.ts';
import { toasts } from '../data/toasts.ts';
import { useAct } from '../data/use-act.ts';
import { AskFirst } from './confirm-dialog.tsx';

interface Person extends WaysToSignIn {
  id: number;
  displayName: string;
}

/** How somebody signs in, in a few words next to their name; '' for a password alone. */
export function waysText({ hasPassword, hasSchoolAccount, invitedUntil }: WaysToSignIn): string {
  if (hasSchoolAccount) return 'school account';
  if (invitedUntil !== null) return `invited until ${dayOf(invitedUntil)}`;
  return hasPassword ? '' : 'cannot sign in yet';
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

/** Invites somebody to link their school account, or takes invitation or link away (D10). */
export function SchoolAccount({
  person,
  onFocusLost,
}: {
  person: Person;
  /** When the button that was pressed is gone. */
  onFocusLost: () => void;
}) {
  const { data: config } = useConfig();
  const invite = useAct(schoolAccount.inviteToSchoolAccount);
  const withdraw = useAct(schoolAccount.withdrawSchoolInvitation);
  const unlink = useAct(schoolAccount.unlinkSchoolAccount);
  const { id, displayName: name, hasPassword, hasSchoolAccount, invitedUntil } = person;
  if (!config?.schoolAccounts && !hasSchoolAccount && invitedUntil === null) return null;
  const input = { params: { id } };
  const onError = (error: Error) => showToast(toasts.adminActFailed(error));
  if (hasSchoolAccount) {
    return (
      <AskFirst
        button={
          <>
            Unlink school account
            <ForWhom name={name} />
          </>
        }
        buttonLook="quiet"
        title={`Unlink the school account of ${name}?`}
        text={
          hasPassword
            ? 'They are logged out everywhere, and log in with their password from then on.'
            : 'They are logged out everywhere, and cannot sign in until you invite them again or give them a password.'
        }
        action="Unlink it"
        busy={unlink.isPending}
        onConfirm={(close) => unlink.mutate(input, { onError, onSettled: close })}
        onFocusLost={onFocusLost}
      />
    );
  }
  return (
    <>
      {config?.schoolAccounts && (
        <Button
          look="quiet"
          {...busyButton(invite.isPending)}
          onClick={() => !invite.isPending && invite.mutate(input, { onError })}
        >
          {invitedUntil === null ? 'Invite with school account' : 'New invitation'}
          <ForWhom name={name} />
        </Button>
      )}
      {invitedUntil !== null && (
        <Button
          look="quiet"
          {...busyButton(withdraw.isPending)}
          onClick={() =>
            !withdraw.isPending && withdraw.mutate(input, { onError, onSuccess: onFocusLost })
          }
        >
          Withdraw invitation
          <ForWhom name={name} />
        </Button>
      )}
      {invite.data && (
        <Invitation
          name={name}
          link={invite.data.link}
          onClose={() => invite.reset()}
          onFocusLost={onFocusLost}
        />
      )}
    </>
  );
}

function ForWhom({ name }: { name: string }) {
  return <span className="sr-only">{`: ${name}`}</span>;
}

interface InvitationProps {
  name: string;
  link: string;
  onClose: () => void;
  onFocusLost: () => void;
}

/** Shows the link of an invitation once. */
export function Invitation({ name, link, onClose, onFocusLost }: InvitationProps) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid(await copyText(link, 'The link is copied.'));
  return (
    <Dialog
      open
      isShownOnce
      onClose={onClose}
      onFocusLost={onFocusLost}
      title={`The invitation for ${name}`}
      description="Give this link to them and to nobody else: whoever opens it first links their school account. It is shown only now, works once, and for 7 days."
    >
      <p className="my-4 rounded-2xl bg-sun-soft p-5 font-bold wrap-anywhere select-all">{link}</p>
      <p role="status" className="text-ink-soft">
        {said}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {/* The clipboard is available over HTTPS only. */}
        {'clipboard' in navigator && (
          <Button look="quiet" onClick={() => void copy()}>
            Copy
          </Button>
        )}
        <Button onClick={onClose}>I have passed it on</Button>
      </div>
    </Dialog>
  );
}
