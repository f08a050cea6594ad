import { clsx } from 'clsx';

const FEATURES = [
  { emoji: '🎮', ground: 'bg-sky-soft', text: 'Fun games' },
  { emoji: '📈', ground: 'bg-leaf-soft', text: 'Track progress' },
  { emoji: '🏆', ground: 'bg-sun-soft', text: 'Earn rewards' },
  { emoji: '📚', ground: 'bg-grape-soft', text: 'Math and English for Years 1-6' },
] as const;

/** The list of features (spec S2 Auth page). */
export function Features({ className }: { className?: string }) {
  return (
    <ul className={clsx('grid content-start gap-3 sm:grid-cols-2', className)}>
      {FEATURES.map(({ emoji, ground, text }) => (
        <li key={text} className="flex items-center gap-3 font-bold">
          <span
            aria-hidden
            className={`grid size-12 shrink-0 place-items-center rounded-2xl text-2xl ${ground}`}
          >
            {emoji}
          </span>
          <span className="text-balance">{text}</span>
        </li>
      ))}
    </ul>
  );
}
