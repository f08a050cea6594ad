// Mathematics Mountain as it is played: sums against the clock, and an explorer who climbs with every right answer.
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { LiveMessage } from '#ui/live-message.tsx';
import { Countdown } from '../kit/screen/countdown.tsx';
import { useLastMetLine } from '../kit/screen/last-met.tsx';
import { NextButton, PressNext } from '../kit/screen/next-button.tsx';
import { NumberForm } from '../kit/screen/number-form.tsx';
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
  type LogEntry,
} from '../kit/rules/quiz.ts';
import type { Review } from '../kit/rules/form.ts';
import { RememberNote } from '../kit/screen/remember-note.tsx';
import { useHush, useTextBeingRead } from '../kit/screen/speech.ts';
import { useCountdown } from '../kit/screen/use-countdown.ts';
import { useDelay } from '../kit/screen/use-delay.ts';
import { useFocusFollow } from '../kit/screen/use-focus-follow.ts';
import { useQuizRound } from '../kit/screen/use-quiz-round.ts';
import { withStart, type StartedProps } from '../kit/screen/with-start.tsx';
import { describe } from './describe.ts';
import { spokenForm } from './question-types/spoken.ts';
import { QuestionPicture, useDrawings } from './question-picture.tsx';
import { SIGNS } from './forms/compare.ts';
import { formOf } from './forms/forms.ts';
import { isPutTogether, screenOf } from './forms/screens.tsx';
import { GivenForm } from './forms/given-form.tsx';
import { SignKeys } from './forms/sign-keys.tsx';
import {
  ANNOUNCED_SECONDS,
  HURRY_SECONDS,
  MOUNTAIN_FEEDBACK,
  REMEMBER_MS,
  canSubmit,
  ledgeFor,
  mountainRecorder,
  secondsFor,
  type MountainMove,
  type MountainQuiz,
} from './rules.ts';
import { MountainScene } from './scene.tsx';
import { startSchema, type DealtQuestion, type MountainStart } from './start.ts';
import { SumText } from './sum-text.tsx';
import { MOST_DIGITS } from './typed.ts';

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

/** Keys beside the digits, for answers with a point, below zero or in pounds. */
const DECIMAL_KEYS = [
  ['.', 'Point'],
  ['−', 'Minus'],
  ['£', 'Pounds'],
] as const;

const RULES = { recorder: mountainRecorder, tiers: MOUNTAIN_FEEDBACK, review: reviewOf };

function MathematicsMountain(props: StartedProps<MountainStart>) {
  const { start, year, pace } = props;
  const seconds = secondsFor(year, pace ? pace.countdownFactor : 1);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  // The clock waits while what to remember is read.
  const waitsToStart = (now: MountainQuiz) =>
    seconds !== null && justMissed(now) !== null && startedAt !== now.index;
  const { quiz, move, startClock, goOn } = useQuizRound<DealtQuestion, MountainMove>(
    {
      ...RULES,
      isGoing: (now) => seconds !== null && now.phase === 'asking' && !waitsToStart(now),
    },
    props,
  );
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
  const example = question.example && [question.example.question, question.example.way];
  const noteShown = (missed || example) && noteId;
  const met = useLastMetLine(start.questions, quiz.index);

  const isTyped = question.form !== 'compare' && !isPutTogether(question);
  const give = (given: number) => {
    if (clockWaits) stopWaiting();
    move({ type: 'give', given });
  };
  const moment = `${quiz.index} ${quiz.phase}`;
  const isReading = useTextBeingRead() !== null;

  useHush(moment);
  const clockWaits = waitsToStart(quiz);
  const stopWaiting = () => {
    setStartedAt(quiz.index);
    startClock();
  };
  useDelay(clockWaits && !isReading, REMEMBER_MS, stopWaiting);
  const type = (text: string) => {
    if (clockWaits) stopWaiting();
    move({ type: 'type', text });
  };
  const secondsLeft = useCountdown({
    seconds,
    round: quiz.index,
    // The clock stops while a pupil listens to the question.
    running: quiz.phase === 'asking' && !isReading && !clockWaits,
    onEnd: () => move({ type: 'timeUp' }),
  });
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

  const verdictAndNext = (
    <>
      <QuizVerdict
        verdict={verdict}
        answer={formOf(question).answerText(question, question.answer)}
        spokenToo={spoken(explanationOf(question, verdict))}
      >
        {verdict?.given === null && <p>Time’s up!</p>}
        {verdict?.correct === false && (
          <SumText text={explanationOf(question, verdict).join('\n')} />
        )}
        {isAllRight(quiz) && <AllRight />}
        {goOn && <PressNext isLast={isLastQuestion(quiz)} />}
      </QuizVerdict>
      {goOn && (
        <NextButton
          isLast={isLastQuestion(quiz)}
          onPress={goOn}
          className="mt-2.5 w-full roomy:mt-4"
        />
      )}
    </>
  );
  const isWarning = !verdict && secondsLeft !== null && secondsLeft <= ANNOUNCED_SECONDS;
  return (
    <QuizLayout
      ref={root}
      status={
        <QuizStatus id={numberId} quiz={quiz} fill="bg-leaf">
          {secondsLeft !== null && (
            <Countdown secondsLeft={secondsLeft} hurrySeconds={HURRY_SECONDS} />
          )}
          <LiveMessage>{isWarning ? `${ANNOUNCED_SECONDS} seconds left` : ''}</LiveMessage>
        </QuizStatus>
      }
      question={
        <>
          <h3
            id={questionId}
            tabIndex={-1}
            aria-describedby={
              isTyped ? undefined : clsx(picture && pictureId, met?.id, numberId, noteShown)
            }
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
        question.form === 'compare' ? (
          <SignKeys
            key={quiz.index}
            labelledBy={questionId}
            isInWords={question.objective.startsWith('Y1.')}
            given={verdict?.given ?? null}
            answer={verdict && question.answer}
            onGive={give}
          >
            {verdictAndNext}
          </SignKeys>
        ) : isPutTogether(question) ? (
          <GivenForm
            key={quiz.index}
            question={question}
            labelledBy={questionId}
            isLocked={verdict !== null}
            onGive={give}
          >
            {verdictAndNext}
          </GivenForm>
        ) : (
          <NumberForm
            key={quiz.index}
            typed={quiz.draft}
            maxDigits={MOST_DIGITS}
            more={question.form === 'decimal' ? DECIMAL_KEYS : undefined}
            submitText="Submit Answer"
            isLocked={verdict !== null}
            canSubmit={canSubmit(quiz)}
            describedBy={clsx(questionId, picture && pictureId, met?.id, numberId, noteShown)}
            onType={type}
            onSubmit={() => move({ type: 'submit' })}
          >
            {verdictAndNext}
          </NumberForm>
        )
      }
      scene={<MountainScene ledge={ledgeFor(scoreOf(pictured), start.questions.length)} />}
      sceneWidth={
        hasPictures
          ? 'max-[22.49rem]:max-w-20 roomy:max-w-64 wide:max-w-none long:max-w-[min(70%,18dvh)]'
          : 'long:max-w-[min(100%,38dvh)]'
      }
      note={
        missed ? (
          <RememberNote
            id={noteId}
            spoken={spoken(explanationOf(missed, quiz.log[quiz.index - 1]))}
          >
            <SumText text={explanationOf(missed, quiz.log[quiz.index - 1]).join('\n')} />
          </RememberNote>
        ) : (
          example && (
            <RememberNote id={noteId} heading="One like this:" spoken={spoken(example)}>
              <SumText text={example.join('\n')} />
            </RememberNote>
          )
        )
      }
    />
  );
}

/** An answered question as the result shows it; its picture in words. */
function reviewOf(question: DealtQuestion, given: number | null): Review {
  const { picture } = question;
  const review = formOf(question).review(question, given);
  const correct = given !== null && formOf(question).judge(question, given)?.isRight === true;
  const verdict = { id: question.id, given, correct };
  return {
    ...review,
    question: [review.question, ...(picture ? [describe(picture)] : [])].join('\n'),
    reason: explanationOf(question, verdict).join('\n') || null,
  };
}

/** Why the given answer is wrong, if that is known, followed by the way to the right one. */
function explanationOf(
  question: DealtQuestion,
  verdict: LogEntry<DealtQuestion> | null | undefined,
): string[] {
  if (verdict?.correct !== false) return [];
  const { given } = verdict;
  const reason = given === null ? undefined : formOf(question).judge(question, given)?.slip?.reason;
  return reason === undefined ? [question.explanation] : [reason, question.explanation];
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
