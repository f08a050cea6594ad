import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import { Owl } from './owl.tsx';
import type { Tip } from './tips.ts';

interface MascotProps extends Tip {
  /** Width and height in CSS pixels (spec S9: 120). */
  size?: number;
  /** What is read aloud, if more than the tip. */
  spoken?: readonly string[];
}

/** The owl with a speech bubble. */
export function Mascot({ mood, tip, size = 120, spoken }: MascotProps) {
  return (
    <div className="flex items-center gap-4">
      <Owl mood={mood} size={size} />
      <div className="relative flex max-w-xs min-w-0 items-center gap-1 rounded-[1.6rem_1.3rem_1.7rem_1.2rem] border-2 border-line bg-paper px-4 py-2.5 leading-snug">
        <span
          aria-hidden
          className="absolute top-1/2 -left-[9px] size-4 -translate-y-1/2 rotate-45 border-b-2 border-l-2 border-line bg-paper"
        />
        <p className="wrap-anywhere">{tip}</p>
        <ReadAloud text={spoken ?? tip} what="the owl’s words" className="-my-2 -mr-3" />
      </div>
    </div>
  );
}

/** A loading placeholder: the thinking owl in a ring that turns. `label` is for screen readers. */
export function Waiting({ label = 'Loading…' }: { label?: string }) {
  return (
    <div role="status" data-waiting className="m-auto flex animate-rise justify-center p-8">
      <span aria-hidden className="relative grid size-[128px] place-items-center">
        <Owl mood="thinking" size={88} />
        <span className="absolute inset-0 animate-spin rounded-full border-6 border-line border-t-sun motion-reduce:hidden" />
      </span>
      <span className="sr-only">{label}</span>
    </div>
  );
}
