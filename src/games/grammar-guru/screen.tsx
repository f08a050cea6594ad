// Grammar Guru as it is played: a question, its options, and lanterns that light up for right answers.
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { useLastMetLine } from '../kit/screen/last-met.tsx';
import type { Review } from '../kit/rules/form.ts';
import { NextButton, PressNext } from '../kit/screen/next-button.tsx';
import { QuizLayout } from '../kit/screen/quiz-layout.tsx';
import { QuizStatus } from '../kit/screen/quiz-status.tsx';
import { QuizVerdict } from '../kit/screen/quiz-verdict.tsx';
import {
  currentQuestion,
  isLastQuestion,
  justMissed,
  scoreOf,
  verdictOf,
} from '../kit/rules/quiz.ts';
import { RememberNote } from '../kit/screen/remember-note.tsx';
import { RichText } from '../kit/screen/rich-text.tsx';
import { useHush } from '../kit/screen/speech.ts';
import { useFocusFollow } from '../kit/screen/use-focus-follow.ts';
import { useQuizRound } from '../kit/screen/use-quiz-round.ts';
import { withStart, type StartedProps } from '../kit/screen/with-start.tsx';
import type { Given } from './forms/dealt.ts';
import { formOf, type DealtQuestion } from './forms/forms.ts';
import { screenOf } from './forms/screens.tsx';
import { GURU_FEEDBACK, guruRecorder, waitsForPupil, type GuruMove } from './rules.ts';
import { StudyScene } from './scene.tsx';
import { startSchema, type GuruStart } from './start.ts';
import { Stem } from './stem.tsx';

/** The given answer keeps the focus while the verdict is shown. */
const GIVEN = 'input:checked, input[readonly], [data-given]';

const RULES = {
  recorder: guruRecorder,
  tiers: GURU_FEEDBACK,
  review: reviewOf,
  waits: waitsForPupil,
};

function GrammarGuru(props: StartedProps<GuruStart>) {
  const { quiz, move, goOn } = useQuizRound<DealtQuestion, GuruMove>(RULES, props);
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const numberId = useId();
  const noteId = useId();
  // The answer is rendered first and the picture after it: both at once would be slow on a tablet.
  const pictured = useDeferredValue(quiz);
  const question = currentQuestion(quiz);
  const form = screenOf(question);
  const isInPlace = form.isCorrectedInPlace === true;
  const verdict = verdictOf(quiz);
  const review = verdict && formOf(question).review(question, verdict.given);
  const explanation = explanationOf(question, review);
  const missed = justMissed(quiz);
  const reminder = missed ? reminderOf(missed, quiz.log[quiz.index - 1]?.given ?? null) : [];
  const met = useLastMetLine(props.start.questions, quiz.index);

  const moment = `${quiz.index} ${quiz.phase}`;
  useHush(moment);
  useFocusFollow(root, moment, (game) => game.querySelector<HTMLElement>(verdict ? GIVEN : 'h3'));

  return (
    <QuizLayout
      ref={root}
      index={quiz.index}
      status={<QuizStatus id={numberId} quiz={quiz} fill="bg-grape" />}
      question={
        <Stem
          id={titleId}
          text={question.question}
          describedBy={clsx(
            form.aboutId?.(titleId),
            met?.id,
            numberId,
            missed?.definition && noteId,
          )}
        />
      }
      met={met}
      spoken={[question.question, ...form.spoken(question)]}
      spokenName="the question and the answers"
      answer={
        <AnswerForm
          key={quiz.index}
          question={question}
          labelledBy={titleId}
          isLocked={verdict !== null}
          onSubmit={(given) => move({ type: 'answer', given })}
          next={
            goOn && (
              <NextButton isLast={isLastQuestion(quiz)} onPress={goOn} className={BAR_BUTTON} />
            )
          }
        >
          <QuizVerdict
            verdict={verdict}
            answer={review?.answer ?? ''}
            isCorrectedInPlace={isInPlace && explanation.length > 0}
            spokenToo={explanation.join(' ')}
          >
            <RichText text={explanation.join('\n')} />
            {goOn && <PressNext isLast={isLastQuestion(quiz)} />}
          </QuizVerdict>
        </AnswerForm>
      }
      scene={
        <StudyScene
          lit={scoreOf(pictured)}
          lanterns={props.start.questions.length}
          isGlad={verdictOf(pictured)?.correct ?? false}
        />
      }
      sceneWidth="long:max-w-[min(100%,27dvh)]"
      isPage={form.isPage === true}
      note={
        missed?.definition && (
          <RememberNote id={noteId} spoken={reminder.join(' ')}>
            <RichText text={reminder.join('\n')} />
          </RememberNote>
        )
      }
    />
  );
}

/** Why the chosen option is wrong, if it is, followed by the rule. */
function explanationOf({ definition }: DealtQuestion, review: Review | null): string[] {
  return [review?.reason, definition].filter((line) => line != null);
}

/** An answered question as the result shows it, with its rule. */
function reviewOf(question: DealtQuestion, given: Given | null): Review {
  const review = formOf(question).review(question, given);
  return { ...review, reason: explanationOf(question, review).join('\n') || null };
}

/** The same beside the next question, where the chosen option is no longer visible. */
function reminderOf(question: DealtQuestion, given: Given | null): string[] {
  const { review, reminder } = formOf(question);
  const [reasons = '', ...rest] = explanationOf(question, review(question, given));
  // Of several reasons there is room for one.
  const [first = ''] = reasons.split('\n');
  const said = given === null ? undefined : reminder?.(question, given);
  return rest.length === 0 || said === undefined ? [first, ...rest] : [`${said} ${first}`, ...rest];
}

interface AnswerFormProps {
  question: DealtQuestion;
  labelledBy: string;
  isLocked: boolean;
  onSubmit: (given: Given) => void;
  /** The button for the next question, if the verdict waits for it. */
  next: ReactNode;
  /** The verdict. */
  children: ReactNode;
}

/** The controls of the question's form and the button that submits the answer. */
function AnswerForm(props: AnswerFormProps) {
  const { question, labelledBy, isLocked, onSubmit, next, children } = props;
  const [given, setGiven] = useState<Given | null>(null);
  const { Controls, isCorrectedInPlace = false } = screenOf(question);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== null && !isLocked) onSubmit(given);
      }}
      className="flex flex-col gap-2.5 roomy:gap-4 upright:h-full"
    >
      <Controls
        question={question}
        labelledBy={labelledBy}
        isLocked={isLocked}
        onChange={setGiven}
      />
      <SendBar
        canSend={given !== null && !isLocked}
        isSent={isLocked}
        isBelow={isLocked && isCorrectedInPlace}
        next={next}
      >
        {children}
      </SendBar>
    </form>
  );
}

const BAR_BUTTON = 'w-full roomy:min-h-14 roomy:text-xl grand:min-h-16';

interface SendBarProps {
  canSend: boolean;
  isSent: boolean;
  /** Whether it stands below the controls, because these show the right answer. */
  isBelow: boolean;
  /** Replaces the button once the answer is submitted, if set. */
  next: ReactNode;
  /** The verdict, which replaces the button once the answer is submitted. */
  children: ReactNode;
}

/** Sticks to the foot of a scrolling screen, unless it has to leave the controls in view; there a long verdict scrolls separately. */
function SendBar({ canSend, isSent, isBelow, next, children }: SendBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBelow) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isBelow]);
  return (
    <div
      ref={bar}
      className={clsx(
        '-mb-4 flex flex-col bg-cream pt-1 pb-4 short:-mb-3 short:pb-3 upright:mt-auto',
        !isBelow && 'sticky -bottom-4 short:-bottom-3',
      )}
    >
      <div
        className={clsx(!isBelow && 'max-h-[45dvh] overflow-y-auto', next && 'mb-2.5 roomy:mb-4')}
      >
        {children}
      </div>
      <Button
        type="submit"
        disabled={!canSend}
        onMouseDown={keepFocus}
        className={clsx(BAR_BUTTON, isSent && 'hidden!')}
      >
        Submit Answer
      </Button>
      {next}
    </div>
  );
}

export default withStart(startSchema, GrammarGuru);
