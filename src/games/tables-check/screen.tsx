// The screen of the tables check: three practice questions, then 25 that count, at a fixed pace.
import { clsx } from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '#ui/button.tsx';
import { LiveMessage } from '#ui/live-message.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Timed } from '#shared/moves.ts';
import { percentOf } from '#shared/scores.ts';
import { Countdown } from '../kit/screen/countdown.tsx';
import type { CountdownFactor } from '../kit/rules/game.ts';
import { NumberForm } from '../kit/screen/number-form.tsx';
import { currentQuestion, isLastQuestion, quizResult, startQuiz } from '../kit/rules/quiz.ts';
import { ReadAloud } from '../kit/screen/read-aloud.tsx';
import { useHush, useTextBeingRead } from '../kit/screen/speech.ts';
import { useCountdown } from '../kit/screen/use-countdown.ts';
import { useDelay } from '../kit/screen/use-delay.ts';
import { useFocusFollow } from '../kit/screen/use-focus-follow.ts';
import { useRecordedRound } from '../kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '../kit/screen/with-start.tsx';
import { TablesCheckPicture } from './picture.tsx';
import type { TablesQuestion } from './question.ts';
import {
  MOST_DIGITS,
  PRACTICE_QUESTIONS,
  QUESTIONS,
  REST_MS,
  TABLES_FEEDBACK,
  secondsFor,
  tablesRecorder,
  type TablesQuiz,
} from './rules.ts';
import { startSchema, type TablesStart } from './start.ts';

/** With more time than usual, the remaining time is announced at this many seconds. */
const ANNOUNCED_SECONDS = 5;

type Stage = 'beforePractice' | 'practice' | 'beforeCheck' | 'check';

function TablesCheck({ start, pace, onFinish }: StartedProps<TablesStart>) {
  const [stage, setStage] = useState<Stage>('beforePractice');
  const countdownFactor = pace ? pace.countdownFactor : 1;
  const finish = (quiz: TablesQuiz, moves: readonly Timed[]) =>
    onFinish({ ...quizResult(quiz, TABLES_FEEDBACK), reviewed: [] }, moves);
  switch (stage) {
    case 'beforePractice':
      return (
        <Explained
          title={`First, ${PRACTICE_QUESTIONS} practice questions`}
          sentences={[
            ...paceSentences(countdownFactor),
            'These three don’t count. Find the keys and get used to the clock.',
          ]}
          button="Try three questions"
          onGo={() => setStage('practice')}
        />
      );
    case 'practice':
      return (
        <Run
          key={stage}
          name="Practice question"
          questions={start.practice}
          countdownFactor={countdownFactor}
          onDone={() => setStage('beforeCheck')}
        />
      );
    case 'beforeCheck':
      return (
        <Explained
          title={`Now the ${QUESTIONS} questions`}
          sentences={[
            ...paceSentences(countdownFactor),
            'Don’t worry if you miss one. Just carry on with the next.',
          ]}
          button="Start the check"
          onGo={() => setStage('check')}
        />
      );
    case 'check':
      return (
        <Run
          key={stage}
          name="Question"
          questions={start.questions}
          countdownFactor={countdownFactor}
          onDone={finish}
        />
      );
  }
}

function paceSentences(countdownFactor: CountdownFactor): string[] {
  const seconds = secondsFor(countdownFactor);
  const next = `The next question appears after ${REST_MS / 1000} seconds.`;
  if (seconds === null) return ['Type the answer and press Enter. Take your time.', next];
  return [
    `You have ${seconds} seconds for each question. When time runs out, your answer is sent.`,
    `Finished early? Press Enter. ${next}`,
  ];
}

interface ExplainedProps {
  title: string;
  sentences: readonly string[];
  button: string;
  onGo: () => void;
}

/** Says what follows, with a button that begins it. */
function Explained({ title, sentences, button, onGo }: ExplainedProps) {
  const root = useRef<HTMLDivElement>(null);
  const sentencesId = useId();
  useHush(title);
  useFocusFollow(root, title, (part) => part.querySelector('h3'));
  return (
    <div
      ref={root}
      className="m-auto flex w-full max-w-lg flex-col items-center gap-4 py-4 text-center roomy:max-w-2xl flat:gap-2 flat:py-0"
    >
      <TablesCheckPicture className="hidden w-[min(14rem,28dvh)] rounded-3xl roomy:block long:block long:w-[20dvh]" />
      <h3
        tabIndex={-1}
        aria-describedby={sentencesId}
        className="text-2xl font-bold outline-none roomy:text-3xl grand:text-4xl"
      >
        {title}
      </h3>
      <div
        id={sentencesId}
        className="flex flex-col gap-2 text-lg leading-snug roomy:text-xl grand:text-2xl"
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <Button onClick={onGo}>{button}</Button>
        <ReadAloud text={[title, ...sentences]} what="what to do" />
      </div>
    </div>
  );
}

interface RunProps {
  /** The name of the questions: 'Practice question'. */
  name: string;
  questions: readonly TablesQuestion[];
  countdownFactor: CountdownFactor;
  onDone: (quiz: TablesQuiz, moves: readonly Timed[]) => void;
}

/** The questions, after a rest before the first, in which the places of question and answer are already there. */
function Run(props: RunProps) {
  const [hasBegun, setBegun] = useState(false);
  const lineId = useId();
  useDelay(!hasBegun, REST_MS, () => setBegun(true));
  if (hasBegun) return <Questions {...props} />;
  return (
    <Frame
      status={<p className="text-lg font-bold">{`${props.name} 1 of ${props.questions.length}`}</p>}
      percent={0}
    >
      <p aria-hidden className={clsx(QUESTION, 'text-transparent')}>
        …
      </p>
      <NumberForm
        typed=""
        maxDigits={MOST_DIGITS}
        submitText="Enter"
        isLocked
        canSubmit={false}
        describedBy={lineId}
        onType={() => {}}
        onSubmit={() => {}}
      >
        <GetReady id={lineId} />
      </NumberForm>
    </Frame>
  );
}

function Questions({ name, questions, countdownFactor, onDone }: RunProps) {
  const {
    round: quiz,
    move,
    moves,
  } = useRecordedRound(tablesRecorder(countdownFactor), () => startQuiz(questions));
  const root = useRef<HTMLDivElement>(null);
  const numberId = useId();
  const questionId = useId();
  const isAsking = quiz.phase === 'asking';
  const question = currentQuestion(quiz);
  const seconds = secondsFor(countdownFactor);
  const { isReading, isSpent } = useReadOnce(quiz.index);
  useHush(`${quiz.index} ${quiz.phase}`);
  const secondsLeft = useCountdown({
    seconds,
    round: quiz.index,
    // The time for the answer begins when the question has been read, as in the audio version of the national check.
    running: isAsking && !isReading,
    onEnd: () => move({ type: 'timeUp' }),
  });
  useGoOn(
    quiz,
    () => move({ type: 'next' }),
    () => onDone(quiz, moves),
  );
  useFocusFollow(root, `${quiz.index}`, (part) => part.querySelector('input'));
  const isLast = isLastQuestion(quiz);
  const number = quiz.index + 1;
  const isWarning =
    isAsking &&
    seconds !== secondsFor(1) &&
    secondsLeft !== null &&
    secondsLeft <= ANNOUNCED_SECONDS;
  return (
    <Frame
      ref={root}
      status={
        <>
          <p id={numberId} className="text-lg font-bold">
            {`${name} ${number} of ${questions.length}`}
          </p>
          {isAsking && secondsLeft !== null && <Countdown secondsLeft={secondsLeft} />}
          <LiveMessage>{isWarning ? `${ANNOUNCED_SECONDS} seconds left` : ''}</LiveMessage>
        </>
      }
      percent={percentOf(quiz.log.length, quiz.questions.length)}
    >
      <div className="flex items-center gap-1">
        <h3
          id={questionId}
          aria-hidden={!isAsking}
          className={clsx(QUESTION, !isAsking && 'text-transparent')}
        >
          {isAsking ? question.question : '…'}
        </h3>
        <ReadAloud text={question.question} what="the question" isSpent={isSpent || !isAsking} />
      </div>
      <NumberForm
        key={quiz.index}
        typed={isAsking ? quiz.draft : ''}
        maxDigits={MOST_DIGITS}
        submitText="Enter"
        isLocked={!isAsking}
        canSubmit={isAsking && quiz.draft !== ''}
        describedBy={clsx(isAsking && questionId, numberId)}
        onType={(text) => move({ type: 'type', text })}
        onSubmit={() => move({ type: 'enter' })}
      >
        {/*
         * Always rendered: screen readers announce a region only when its text changes. It must not cover the keys
         * when it is empty.
         */}
        <p role="status" className={clsx(COMING_UP, 'empty:absolute')}>
          {isAsking ? '' : isLast ? 'That was the last one.' : 'The next one is coming…'}
        </p>
      </NumberForm>
    </Frame>
  );
}

/** Whether the question is being read aloud, and whether it already has been. */
function useReadOnce(index: number) {
  const isReading = useTextBeingRead() !== null;
  const [readIndex, setReadIndex] = useState<number | null>(null);
  if (isReading && readIndex !== index) setReadIndex(index);
  return { isReading, isSpent: readIndex === index };
}

/** Continues after the rest, or goes straight to the end. */
function useGoOn(quiz: TablesQuiz, goOn: () => void, end: () => void): void {
  const isResting = quiz.phase === 'verdict';
  const isLast = isLastQuestion(quiz);
  useDelay(isResting && !isLast, REST_MS, goOn);
  const isEnd = isResting && isLast;
  const tellEnd = useEffectEvent(end);
  useEffect(() => {
    if (isEnd) tellEnd();
  }, [isEnd]);
}

interface FrameProps {
  ref?: Ref<HTMLDivElement>;
  status: ReactNode;
  percent: number;
  children: ReactNode;
}

/** On a phone on its side the keys stand beside the question, so that all are in view. */
function Frame({ ref, status, percent, children }: FrameProps) {
  return (
    <div
      ref={ref}
      className="mx-auto flex w-full max-w-2xl flex-col gap-3 roomy:gap-5 roomy:[--key:10dvh] grand:mt-[5dvh] grand:max-w-4xl upright:mt-[5dvh] upright:[--key:13dvh] long:mt-[6dvh] long:gap-4 flat:grid flat:grid-cols-[5fr_6fr] flat:grid-rows-[auto_auto_1fr] flat:gap-x-4 flat:[&>form]:[grid-area:1/2/span_3]"
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">{status}</div>
      <Progress percent={percent} label="Questions answered" fill="bg-leaf" />
      {children}
    </div>
  );
}

const QUESTION =
  'grow rounded-2xl bg-paper px-3 py-3 text-center text-4xl font-bold shadow-card roomy:py-10 roomy:text-6xl grand:py-14 grand:text-7xl upright:py-20 upright:text-7xl long:py-5 long:text-[min(3rem,15vw)] flat:text-[min(2.25rem,5.5vw)]';

const COMING_UP = 'py-6 text-center text-xl text-ink-soft outline-none';

/** Holds the focus while there is nothing to answer yet, so that it is read out. */
function GetReady({ id }: { id: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} id={id} tabIndex={-1} className={COMING_UP}>
      Get ready…
    </p>
  );
}

export default withStart(startSchema, TablesCheck);
