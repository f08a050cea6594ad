import { AdminFrame } from '../admin-frame.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';

export default function MoneyPage() {
  return (
    <AdminFrame title="Money">
      <TestModeBanner />
      <PaymentsPanel />
    </AdminFrame>
  );
}
