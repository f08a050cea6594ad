import { Settings } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { VISITOR_SETTINGS } from '../../data/keys.ts';
import { storedText } from '../../data/storage.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

/** Opens the play settings where nobody is signed in yet; those chosen before hold from the start. */
export function VisitorSettingsButton() {
  const { Dialog, open, close } = useLazyDialog(() => import('./visitor-dialog.tsx'));
  useEffect(() => {
    if (storedText(VISITOR_SETTINGS) === null) return;
    // Without its code the page looks as usual.
    void import('./visitor-look.ts')
      .then(({ dressForVisitor }) => dressForVisitor())
      .catch(() => {});
  }, []);
  return (
    <div className="flex justify-end px-2 pt-1">
      <Button look="plain" aria-haspopup="dialog" onClick={() => void open()}>
        <Settings aria-hidden className="size-6 shrink-0" />
        Play settings
      </Button>
      {Dialog && <Dialog onClose={close} />}
    </div>
  );
}
