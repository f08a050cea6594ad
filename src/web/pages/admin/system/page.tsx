import { Link } from 'wouter';
import { buttonClasses } from '#ui/button.tsx';
import { EVIDENCE, PREDICTIONS } from '../../../data/paths.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { SetupPanel } from './setup-panel.tsx';

export default function SystemPage() {
  return (
    <AdminFrame title="System">
      <SetupPanel />
      <div className="flex flex-wrap gap-3">
        <Link href={PREDICTIONS} className={buttonClasses('quiet')}>
          How good are the predictions?
        </Link>
        <Link href={EVIDENCE} className={buttonClasses('quiet')}>
          Evidence pack
        </Link>
      </div>
    </AdminFrame>
  );
}
