import { usePlaySettings } from '#games/kit/screen/play-settings.tsx';

const COLOURS = ['bg-sea', 'bg-sun', 'bg-coral', 'bg-leaf', 'bg-grape', 'bg-sky'] as const;
const PIECES = Array.from({ length: 24 }, (_, index) => ({
  colour: COLOURS[index % COLOURS.length],
  left: `${(index * 37) % 100}%`,
  delay: `${(index * 83) % 700}ms`,
}));

/** Confetti for a perfect round; none in calm mode, and hidden by 'reduce motion'. */
export function Confetti() {
  const { calm } = usePlaySettings();
  if (calm) return null;
  return (
    // Fixed to the dialog, which is transformed, so that it covers the whole dialog, not just the scrolling content.
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 overflow-hidden motion-reduce:hidden"
    >
      {PIECES.map(({ colour, left, delay }) => (
        <span
          key={left}
          className={`absolute -top-4 h-4 w-2 animate-confetti rounded-sm ${colour}`}
          style={{ left, animationDelay: delay }}
        />
      ))}
    </div>
  );
}
