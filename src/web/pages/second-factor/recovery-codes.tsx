import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { useHeldPage } from '../../data/use-held-page.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  appName: string;
  onKept: () => void;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, appName, onKept }: RecoveryCodesProps) {
  useHeldPage(true);
  const [said, setSaid] = useState('');
  const copy = async () => setSaid(await copyText(codes.join('\n'), 'The codes are copied.'));
  const print = () => setSaid(printLines(`Recovery codes for ${appName}`, codes));
  return (
    <div className="flex flex-col gap-4">
      <p>
        Keep these on paper, away from your phone. Without the phone, type one of them in place of
        the code. Each works once. They are shown only now.
      </p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-2 rounded-2xl bg-sun-soft p-5 text-xl font-bold tabular-nums select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" onClick={print}>
          Print
        </Button>
        {/* The clipboard is available over HTTPS only. */}
        {'clipboard' in navigator && (
          <Button look="quiet" onClick={() => void copy()}>
            Copy
          </Button>
        )}
        <Button onClick={onKept}>I have kept them</Button>
        <p role="status" className="text-ink-soft">
          {said}
        </p>
      </div>
    </div>
  );
}

/** Prints lines on a sheet of their own; returns what to do if the browser allows no window, or ''. */
function printLines(title: string, lines: readonly string[]): string {
  const sheet = window.open('', '_blank', 'width=480,height=640');
  if (!sheet) return 'The browser opened no window to print. Please write the codes down.';
  sheet.document.title = title;
  const heading = sheet.document.createElement('h1');
  heading.textContent = title;
  const list = sheet.document.createElement('pre');
  list.textContent = lines.join('\n\n');
  sheet.document.body.append(heading, list);
  sheet.print();
  sheet.close();
  return '';
}
