// Mathematics Mountain as it is played: sums against the clock, and an explorer who climbs with every right answer.
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { LiveMessage } from '#ui/live-message.tsx';
import { Countdown } from '../kit/screen/countdown.tsx';
import { useLastMetLine } from '../kit/screen/last-met.tsx';
import { NextButton, PressNext } from '../kit/screen/next-button.tsx';
import { QuizLayout } from '../kit/screen/quiz-layout.tsx';
import { QuizStatus } from '../kit/screen/quiz-status.tsx';
import { QuizVerdict } from '../kit/screen/quiz-verdict.tsx';
import {
  currentQuestion,
  isAllRight,
  isLastQuestion,
  justMissed,
  scoreOf,
  verdictOf,
} from '../kit/rules/quiz.ts';
import { RememberNote } from '../kit/screen/remember-note.tsx';
import { useHush, useTextBeingRead } from '../kit/screen/speech.ts';
import { useCountdown } from '../kit/screen/use-countdown.ts';
import { useDelay } from '../kit/screen/use-delay.ts';
import { useFocusFollow } from '../kit/screen/use-focus-follow.ts';
import { useQuizRound } from '../kit/screen/use-quiz-round.ts';
import { withStart, type StartedProps } from '../kit/screen/with-start.tsx';
import { AnswerForm } from './answer-form.tsx';
import { describe } from './describe.ts';
import { spokenForm } from './question-types/spoken.ts';
import { QuestionPicture, useDrawings } from './question-picture.tsx';
import { SIGNS } from './forms/compare.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import { isPutTogether, screenOf } from './forms/screens.tsx';
import { explanationOf, reviewOf } from './review.ts';
import {
  ANNOUNCED_SECONDS,
  MOUNTAIN_FEEDBACK,
  REMEMBER_MS,
  ledgeFor,
  mountainRecorder,
  secondsFor,
  type MountainMove,
  type MountainQuiz,
} from './rules.ts';
import { MountainScene } from './scene.tsx';
import { startSchema, type MountainStart } from './start.ts';
import { SumText } from './sum-text.tsx';

const QUESTION_CLASS =
  'grid place-content-center rounded-2xl bg-paper px-3 py-1.5 text-center leading-snug font-bold wrap-anywhere shadow-card roomy:px-5';

/** Longest question, in letters, that is drawn big: one or two lines of a phone. */
const SHORT_QUESTION = 36;
const WORDS = /[a-z]{2}/i;
/** A sum is seen as a picture is; words grow no further than is easy to read. */
function sizeFor(question: string): string {
  if (question.length > SHORT_QUESTION) return 'text-xl roomy:text-[1.75rem]';
  return WORDS.test(question)
    ? 'text-2xl roomy:text-[1.75rem]'
    : 'text-2xl roomy:text-4xl grand:text-5xl';
}

const RULES = { recorder: mountainRecorder, tiers: MOUNTAIN_FEEDBACK, review: reviewOf };

function MathematicsMountain(props: StartedProps<MountainStart>) {
  const { start } = props;
  const { quiz, secondsLeft, actions, goOn } = useClimb(props);
  const root = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const pictureId = useId();
  const numberId = useId();
  const noteId = useId();
  // The answer is rendered first and the picture after it: both at once would be slow on a tablet.
  const pictured = useDeferredValue(quiz);
  const question = currentQuestion(quiz);
  const { picture } = question;
  const hasPictures = start.questions.some((one) => one.picture !== undefined);
  const drawings = useDrawings(quiz.questions);
  const verdict = verdictOf(quiz);
  const missed = justMissed(quiz);
  const hasNote = missed !== null || question.example !== undefined;
  const met = useLastMetLine(start.questions, quiz.index);
  const describedBy = clsx(picture && pictureId, met?.id, numberId, hasNote && noteId);
  const isTyped = question.form !== 'compare' && !isPutTogether(question);

  const moment = `${quiz.index} ${quiz.phase}`;
  useHush(moment);
  useFocusFollow(
    root,
    moment,
    (game) =>
      game.querySelector<HTMLElement>('[data-next]') ??
      // Of a written method, the box that is filled first.
      game.querySelector<HTMLElement>('[data-first]') ??
      game.querySelector('input') ??
      // Not a sign: the Enter that sent the last answer would choose it.
      game.querySelector<HTMLElement>('h3'),
  );

  const isWarning = !verdict && secondsLeft !== null && secondsLeft <= ANNOUNCED_SECONDS;
  return (
    <QuizLayout
      ref={root}
      index={quiz.index}
      status={
        <QuizStatus id={numberId} quiz={quiz} fill="bg-leaf">
          {secondsLeft !== null && <Countdown secondsLeft={secondsLeft} />}
          <LiveMessage>{isWarning ? `${ANNOUNCED_SECONDS} seconds left` : ''}</LiveMessage>
        </QuizStatus>
      }
      question={
        <>
          <h3
            id={questionId}
            tabIndex={-1}
            aria-describedby={isTyped ? undefined : describedBy}
            className={clsx(
              QUESTION_CLASS,
              sizeFor(question.question),
              !picture && 'roomy:min-h-28 grand:min-h-40 upright:min-h-44 long:min-h-20',
            )}
          >
            <SumText text={question.question} spoken={question.spoken} />
          </h3>
          {picture && (
            <QuestionPicture
              key={quiz.index}
              id={pictureId}
              picture={picture}
              drawing={drawings.get(picture)}
            />
          )}
        </>
      }
      met={met}
      spoken={[
        question.spoken ?? question.question,
        ...(picture ? [describe(picture)] : []),
        ...(question.form === 'compare' ? SIGNS.map(({ words }) => words) : []),
        ...(isPutTogether(question) ? screenOf(question).spoken(question) : []),
      ]}
      spokenName="the question"
      answer={
        <AnswerForm
          key={quiz.index}
          quiz={quiz}
          questionId={questionId}
          describedBy={clsx(questionId, describedBy)}
          {...actions}
        >
          <Verdict quiz={quiz} goOn={goOn} />
        </AnswerForm>
      }
      scene={<MountainScene ledge={ledgeFor(scoreOf(pictured), start.questions.length)} />}
      sceneWidth={
        hasPictures
          ? 'max-[22.49rem]:max-w-20 roomy:max-w-64 wide:max-w-none long:max-w-[min(70%,18dvh)]'
          : 'long:max-w-[min(100%,38dvh)]'
      }
      note={hasNote && <Note id={noteId} quiz={quiz} />}
    />
  );
}

/** The round and its clock, which waits while the pupil listens, and while what to remember is read. */
function useClimb(props: StartedProps<MountainStart>) {
  const { year, pace } = props;
  const seconds = secondsFor(year, pace ? pace.countdownFactor : 1);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const waitsToStart = (now: MountainQuiz) =>
    seconds !== null && justMissed(now) !== null && startedAt !== now.index;
  const { quiz, move, startClock, goOn } = useQuizRound<DealtQuestion, MountainMove>(
    {
      ...RULES,
      isGoing: (now) => seconds !== null && now.phase === 'asking' && !waitsToStart(now),
    },
    props,
  );
  const isReading = useTextBeingRead() !== null;
  const clockWaits = waitsToStart(quiz);
  const stopWaiting = () => {
    setStartedAt(quiz.index);
    startClock();
  };
  useDelay(clockWaits && !isReading, REMEMBER_MS, stopWaiting);
  const secondsLeft = useCountdown({
    seconds,
    round: quiz.index,
    running: quiz.phase === 'asking' && !isReading && !clockWaits,
    onEnd: () => move({ type: 'timeUp' }),
  });
  const answerBy = (made: MountainMove) => {
    if (clockWaits) stopWaiting();
    move(made);
  };
  const actions = {
    onType: (text: string) => answerBy({ type: 'type', text }),
    onGive: (given: number) => answerBy({ type: 'give', given }),
    onSubmit: () => move({ type: 'submit' }),
  };
  return { quiz, secondsLeft, actions, goOn };
}

/** The verdict on the question on the screen, and the button that goes on from it if it waits. */
function Verdict({ quiz, goOn }: { quiz: MountainQuiz; goOn: (() => void) | null }) {
  const question = currentQuestion(quiz);
  const verdict = verdictOf(quiz);
  const explanation = explanationOf(question, verdict);
  const isLast = isLastQuestion(quiz);
  return (
    <>
      <QuizVerdict
        verdict={verdict}
        answer={formOf(question).answerText(question, question.answer)}
        spokenToo={spoken(explanation)}
      >
        {verdict?.given === null && <p>Time’s up!</p>}
        {verdict?.correct === false && <SumText text={explanation.join('\n')} />}
        {isAllRight(quiz) && <AllRight />}
        {goOn && <PressNext isLast={isLast} />}
      </QuizVerdict>
      {goOn && <NextButton isLast={isLast} onPress={goOn} className="mt-2.5 w-full roomy:mt-4" />}
    </>
  );
}

/** What to remember of a question that was just missed, or else a worked example. */
function Note({ id, quiz }: { id: string; quiz: MountainQuiz }) {
  const missed = justMissed(quiz);
  const { example } = currentQuestion(quiz);
  const lines = missed
    ? explanationOf(missed, quiz.log[quiz.index - 1])
    : [example?.question ?? '', example?.way ?? ''];
  return (
    <RememberNote id={id} {...(!missed && { heading: 'One like this:' })} spoken={spoken(lines)}>
      <SumText text={lines.join('\n')} />
    </RememberNote>
  );
}

const spoken = (lines: readonly string[]) => lines.map(spokenForm).join(' ');

/** The trophy of a round without a mistake (spec S4). */
function AllRight() {
  return (
    <p className="flex items-center gap-2">
      <Trophy role="img" aria-label="Trophy" className="size-10 shrink-0 fill-sun text-coral" />
      You reached the top! Every answer is right!
    </p>
  );
}

export default withStart(startSchema, MathematicsMountain);
