import { AdminFrame } from '../admin-frame.tsx';
import { MessagesPanel } from './messages-panel.tsx';

export default function MessagesPage() {
  return (
    <AdminFrame title="Messages">
      <MessagesPanel />
    </AdminFrame>
  );
}
