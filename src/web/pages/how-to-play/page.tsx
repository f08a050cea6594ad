import { clsx } from 'clsx';
import { Link } from 'wouter';
import { ReadAloud } from '#games/kit/screen/read-aloud.tsx';
import type { GameCard } from '#games/kit/rules/game.ts';
import { GAMES, thinkItThrough } from '#games/cards.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { PageIntro } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { categoryLabel, GAME_COLOURS } from '../../shell/game-look.ts';
import { HOME } from '../../data/paths.ts';

export default function HowToPlayPage() {
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <PageIntro title="How to Play" tip={TIPS.howToPlay} />
      <div className="grid gap-5 xl:grid-cols-2">
        {GAMES.filter(({ isPractice }) => !isPractice).map((game) => (
          <Instructions key={game.id} game={game} />
        ))}
      </div>
      <h2 className="text-2xl font-bold">More practice</h2>
      <div className="grid gap-5 xl:grid-cols-2">
        {GAMES.filter(({ isPractice }) => isPractice).map((game) => (
          <Instructions key={game.id} game={game} />
        ))}
        <Instructions game={thinkItThrough} />
      </div>
      <Link href={HOME} className={clsx(buttonClasses('primary', 'big'), 'self-center')}>
        Choose a game
      </Link>
    </div>
  );
}

function Instructions({ game }: { game: GameCard }) {
  const { soft, border } = GAME_COLOURS[game.colour];
  return (
    <Panel title={game.title} className={clsx('relative border-t-8 [&>h2]:pr-18', border)}>
      <span
        aria-hidden
        className={clsx(
          'absolute top-4 right-4 grid size-16 place-items-center rounded-2xl text-4xl',
          soft,
        )}
      >
        {game.emoji}
      </span>
      <p className="-mt-3 pr-18 text-ink-soft">{categoryLabel(game.category)}</p>
      <div className="-my-2 flex min-h-12 items-center gap-2">
        <p className="font-bold">{game.description}</p>
        <ReadAloud
          text={[game.title, game.description, ...game.howToPlay]}
          what={`how to play ${game.title}`}
        />
      </div>
      <ol className="flex flex-col gap-3">
        {game.howToPlay.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className={clsx(
                'grid size-8 shrink-0 place-items-center rounded-full font-bold',
                soft,
              )}
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
