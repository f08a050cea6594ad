import { classes, type SchoolClass } from '#shared/contract/classes.ts';
import { Button } from '#ui/button.tsx';
import { busyButton } from '#ui/busy-button.ts';
import { showToast } from '#ui/toast.tsx';
import { classPage, scannedClassPage } from '../../../data/class-page.ts';
import { useSharedOrigin } from '../../../data/shared-origin.ts';
import { toasts } from '../../../data/toasts.ts';
import { useAct } from '../../../data/use-act.ts';
import { Panel } from '../../../shell/panel.tsx';
import { NoAddress } from '../../../staff/no-address.tsx';
import { QrCode } from '../../second-factor/qr-code.tsx';
import { openText } from '../texts.ts';

const PERIODS = [
  { period: 'lesson', text: 'Open for a lesson (90 minutes)' },
  { period: 'day', text: 'Open for today' },
  { period: 'always', text: 'Always open' },
] as const;

/** Opens and closes the class page, and shows its code. */
export function SignInPanel({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id: classId, code, codeToken, signInOpen } = schoolClass;
  const origin = useSharedOrigin();
  const change = useAct(classes.changeClass);
  const open = (period: SchoolClass['signInOpen']) => {
    if (change.isPending) return;
    change.mutate(
      { params: { classId }, body: { signInOpen: period } },
      { onError: (error) => showToast(toasts.adminActFailed(error)) },
    );
  };
  return (
    <Panel title="Signing in">
      <p>On the class page, pupils tap their name and then their three secret pictures.</p>
      <div className="@container flex flex-col items-center gap-1 rounded-2xl bg-sun-soft p-5 text-center">
        <p>Class code</p>
        <p className="pl-[0.3em] text-[min(3rem,13cqi)] leading-tight font-bold [letter-spacing:0.3em] whitespace-nowrap select-all">
          {code}
        </p>
        {origin === null ? (
          <NoAddress />
        ) : (
          <>
            <p className="wrap-anywhere">{`${new URL(origin).host}${classPage(code)}`}</p>
            <div className="mt-3 w-40">
              <QrCode
                text={`${origin}${scannedClassPage(code, codeToken)}`}
                label="QR code of the class page"
              />
            </div>
            <p>Scan with a tablet: no typing needed.</p>
          </>
        )}
      </div>
      <p role="status" className="font-bold">{`${openText(schoolClass)}.`}</p>
      <div className="flex flex-wrap gap-3">
        {PERIODS.map(({ period, text }) => (
          <Button
            key={period}
            look={signInOpen === period ? 'primary' : 'quiet'}
            aria-pressed={signInOpen === period}
            onClick={() => open(period)}
            {...busyButton(change.isPending)}
          >
            {text}
          </Button>
        ))}
        <Button
          look="plain"
          onClick={() => signInOpen !== false && open(false)}
          {...busyButton(change.isPending || signInOpen === false)}
        >
          Close it
        </Button>
      </div>
    </Panel>
  );
}
