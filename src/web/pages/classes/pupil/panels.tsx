import { Gamepad2 } from 'lucide-react';
import { Link } from 'wouter';
import { gameLabel } from '#games/cards.ts';
import type { PupilPage } from '#shared/contract/class-pupil.ts';
import { dateAndTime } from '#shared/dates.ts';
import { VERIFICATION_TEXTS, verificationOf } from '#shared/verification.ts';
import { buttonClasses } from '#ui/button.tsx';
import { CLASSES } from '../../../data/paths.ts';
import { Panel } from '../../../shell/panel.tsx';
import { Empty } from '../../../staff/loaded.tsx';

/** What the last weeks say about what the pupil knows, each with its number of answers. */
export function StrengthsPanel({ learning }: Pick<PupilPage, 'learning'>) {
  const { isEarly, secure, practising } = learning;
  return (
    <Panel title="Strengths">
      {isEarly && <p>Too few games in the last six weeks to say.</p>}
      {!isEarly && secure.length === 0 && <p>Nothing is right nearly every time yet.</p>}
      <Objectives objectives={secure} />
      {practising.length > 0 && (
        <>
          <h3 className="text-xl font-bold">Still to practise</h3>
          <Objectives objectives={practising} />
        </>
      )}
    </Panel>
  );
}

function Objectives({ objectives }: { objectives: PupilPage['learning']['secure'] }) {
  return (
    <ul className="flex flex-col gap-1 empty:hidden">
      {objectives.map(({ code, text, right, answers }) => (
        <li key={code} className="flex justify-between gap-3">
          <span className="min-w-0">{text}</span>
          <span className="shrink-0 font-bold">{`${right} of ${answers} right`}</span>
        </li>
      ))}
    </ul>
  );
}

interface OfClass {
  classId: number;
}

/** What wrong answers show about how the pupil thinks, each with a way to set work on it. */
export function MistakesPanel({
  mistakes,
  pupil,
  classId,
}: Pick<PupilPage, 'mistakes' | 'pupil'> & OfClass) {
  return (
    <Panel title="Common mistakes">
      {mistakes.length === 0 && (
        <p>No wrong answer in the last four weeks shows how this pupil was thinking.</p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {mistakes.map(({ gameId, slip, text, count, objective }) => (
          <li key={`${gameId} ${slip}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 grow basis-60">
              {`${text} `}
              <span className="text-ink-soft">
                {`${count === 1 ? 'Once' : `${count} times`} in ${gameLabel(gameId).title}`}
              </span>
            </span>
            {objective !== null && (
              <Link
                href={`${CLASSES}/${classId}/work?${new URLSearchParams({ objective, pupils: String(pupil.id) }).toString()}`}
                aria-label={`Set work on this: ${text}`}
                className={`${buttonClasses('quiet')} print:hidden`}
              >
                Set work on this
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The latest games. */
export function GamesPanel({ games }: Pick<PupilPage, 'games'>) {
  return (
    <Panel title="Games">
      {games.length === 0 && <Empty icon={Gamepad2}>No games have been played yet.</Empty>}
      <ul className="flex flex-col empty:hidden">
        {games.map((game) => (
          <li
            key={game.id}
            className="flex flex-wrap justify-between gap-x-3 border-b border-line py-1.5"
          >
            <span>
              <b>{gameLabel(game.gameId).title}</b>
              <span className="text-base text-ink-soft">
                {` · ${dateAndTime(new Date(game.createdAt))}`}
                {verificationOf(game) !== 'verified' &&
                  ` · ${VERIFICATION_TEXTS[verificationOf(game)].label}`}
              </span>
            </span>
            <span className="font-bold">{`${game.score} of ${game.maxScore}`}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Work that is set for the pupil, with the progress. */
export function WorkPanel({ work, pupil, classId }: Pick<PupilPage, 'work' | 'pupil'> & OfClass) {
  return (
    <Panel title="Set work">
      {work.length === 0 && <p>No work is set for this pupil.</p>}
      <ul className="flex flex-col gap-1 empty:hidden">
        {work.map(({ id, label, done, of, isOver }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="shrink-0 font-bold">
              {done >= of ? 'Finished' : `${done} of ${of}${isOver ? ', over' : ''}`}
            </span>
          </li>
        ))}
      </ul>
      <Link
        href={`${CLASSES}/${classId}/work?pupils=${pupil.id}`}
        className={`${buttonClasses('quiet')} self-start print:hidden`}
      >
        Set new work
      </Link>
    </Panel>
  );
}

/** The latest comments. */
export function CommentsPanel({ comments, classId }: Pick<PupilPage, 'comments'> & OfClass) {
  const { rows, total } = comments;
  return (
    <Panel title="Comments">
      {total === 0 && <p>No comments yet.</p>}
      <ul className="flex flex-col gap-2 empty:hidden">
        {rows.map(({ id, gameId, comment, createdAt }) => (
          <li key={id}>
            <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>
            <p className="text-base text-ink-soft">
              {`${gameLabel(gameId).title} · ${dateAndTime(new Date(createdAt))}`}
            </p>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Link href={`${CLASSES}/${classId}/comments`} className="font-bold underline print:hidden">
          All comments of the class
        </Link>
      )}
    </Panel>
  );
}
