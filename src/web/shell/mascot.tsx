import { Owl } from './owl.tsx';
import type { Tip } from './tips.ts';

interface MascotProps extends Tip {
  /** Width and height in CSS pixels (spec S9: 120). */
  size?: number;
}

/** The owl, with what it says in a speech bubble. */
export function Mascot({ mood, tip, size = 120 }: MascotProps) {
  return (
    <div className="flex items-center gap-4">
      <Owl mood={mood} size={size} />
      <p className="relative max-w-xs rounded-[1.6rem_1.3rem_1.7rem_1.2rem] border-2 border-line bg-paper px-4 py-2.5 leading-snug">
        <span
          aria-hidden
          className="absolute top-1/2 -left-[9px] size-4 -translate-y-1/2 rotate-45 border-b-2 border-l-2 border-line bg-paper"
        />
        {tip}
      </p>
    </div>
  );
}
