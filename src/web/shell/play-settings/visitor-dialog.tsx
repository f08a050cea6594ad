import { useLayoutEffect } from 'react';
import { changeVisitorSettings, useVisitorSettings } from '../../data/visitor-settings.ts';
import { dressPage } from './look.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The play settings of a device on which nobody is signed in. */
export default function VisitorDialog({ onClose }: { onClose: () => void }) {
  const settings = useVisitorSettings();
  useLayoutEffect(() => dressPage(settings), [settings]);
  return (
    <SettingsDialog settings={settings} onChange={changeVisitorSettings} onClose={onClose}>
      <p role="status" className="mt-5 leading-snug">
        These settings stay on this device until somebody logs in.
      </p>
    </SettingsDialog>
  );
}
