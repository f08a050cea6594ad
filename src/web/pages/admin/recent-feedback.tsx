import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { AdminStats } from '#shared/contract/admin.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '../../staff/loaded.tsx';
import { FeedbackList } from '../../staff/feedback-list.tsx';

/** Two rows on a laptop. */
const SHOWN_AT_FIRST = 4;

/** The latest feedback (spec S2 Admin panel). */
export function RecentFeedback({ feedback }: { feedback: AdminStats['recentFeedback'] }) {
  const [all, setAll] = useState(false);
  if (feedback.length === 0)
    return <Empty icon={Lightbulb}>No feedback has been submitted yet.</Empty>;
  return (
    <>
      <FeedbackList feedback={all ? feedback : feedback.slice(0, SHOWN_AT_FIRST)} />
      {feedback.length > SHOWN_AT_FIRST && (
        <Button
          look="quiet"
          className="self-center"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : 'Show more'}
        </Button>
      )}
    </>
  );
}
