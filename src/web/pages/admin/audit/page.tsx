import { AdminFrame } from '../admin-frame.tsx';
import { AuditPanel } from './audit-panel.tsx';

export default function AuditPage() {
  return (
    <AdminFrame title="Audit">
      <AuditPanel />
    </AdminFrame>
  );
}
