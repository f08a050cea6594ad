// Listen and Spell as it is played: a word is heard or found by its clue, and written.
import { useDeferredValue, useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { LiveMessage } from '#ui/live-message.tsx';
import {
  currentQuestion,
  isLastQuestion,
  quizResult,
  scoreOf,
  startQuiz,
  verdictOf,
} from '#games/kit/rules/quiz.ts';
import { useLastMetLine } from '#games/kit/screen/last-met.tsx';
import { NextButton, PressNext } from '#games/kit/screen/next-button.tsx';
import { QuizLayout } from '#games/kit/screen/quiz-layout.tsx';
import { QuizStatus } from '#games/kit/screen/quiz-status.tsx';
import { QuizVerdict } from '#games/kit/screen/quiz-verdict.tsx';
import { useCue } from '#games/kit/screen/sound.ts';
import { useHush } from '#games/kit/screen/speech.ts';
import { useDrawn } from '#games/kit/screen/use-drawn.ts';
import { useFocusFollow } from '#games/kit/screen/use-focus-follow.ts';
import { useRecordedRound } from '#games/kit/screen/use-recorded-round.ts';
import { withStart, type StartedProps } from '#games/kit/screen/with-start.tsx';
import { bothSpellings, Comparison } from './comparison.tsx';
import { clueTo, Prompt } from './prompt.tsx';
import {
  SPELL_FEEDBACK,
  askedIn,
  isSpelling,
  playSpelling,
  spellRecorder,
  tidyTyped,
} from './rules.ts';
import { reviewedWords } from './reviewed.ts';
import { RadioScene } from './scene.tsx';
import { useListening } from './sound.ts';
import { SpellingForm } from './spelling-form.tsx';
import { dictation } from './spoken.ts';
import { drawnFrom, startSchema, type SpellStart } from './start.ts';

function ListenAndSpell({ year, start, onDrawn, onFinish }: StartedProps<SpellStart>) {
  const {
    round: quiz,
    move,
    moves,
  } = useRecordedRound(spellRecorder, () => startQuiz(askedIn(start)));
  const root = useRef<HTMLDivElement>(null);
  const promptId = useId();
  const numberId = useId();
  const pictured = useDeferredValue(quiz);
  const word = currentQuestion(quiz);
  const verdict = verdictOf(quiz);
  const isLast = isLastQuestion(quiz);
  const met = useLastMetLine(quiz.questions, quiz.index);
  const [copied, setCopied] = useState(-1);
  const isWrong = verdict?.correct === false;
  const mustCopy = isWrong && copied !== quiz.index;

  const moment = `${quiz.index} ${quiz.phase} ${mustCopy}`;
  useHush(moment);
  const listening = useListening(year, { index: quiz.index, wordId: word.id }, dictation(word));
  useDrawn(drawnFrom(start), onDrawn);
  useCue(verdict && (verdict.correct ? 'right' : 'notYet'), `${quiz.index} ${quiz.phase}`);
  useFocusFollow(
    root,
    `${moment} ${listening.listens}`,
    (game) => game.querySelector<HTMLElement>('[data-next]') ?? game.querySelector('input'),
  );

  const next = listening.listens ? 'Hear the next word' : 'Next word';
  const goOn = () => {
    const after = playSpelling(quiz, { type: 'next' });
    move({ type: 'next' });
    if (after.phase !== 'done') return;
    const result = quizResult(quiz, SPELL_FEEDBACK);
    onFinish({ ...result, reviewed: reviewedWords(quiz) }, moves);
  };
  const wrote = verdict?.given ?? '';
  return (
    <QuizLayout
      ref={root}
      index={quiz.index}
      status={<QuizStatus id={numberId} name="Word" quiz={quiz} fill="bg-sky" />}
      question={
        <Prompt id={promptId} word={word} listening={listening} isAsking={verdict === null} />
      }
      met={met}
      spoken={listening.listens ? [] : [clueTo(word), word.sentence]}
      spokenName="the clue and the sentence"
      answer={
        <>
          {!verdict && (
            <SpellingForm
              key={quiz.index}
              label="Your spelling"
              submitText="Check"
              typed={quiz.draft}
              // Whoever listens has heard the sentence.
              describedBy={clsx(!listening.listens && promptId, met?.id, numberId)}
              onType={(text) => move({ type: 'type', text })}
              onSubmit={() => move({ type: 'submit' })}
            />
          )}
          <QuizVerdict
            verdict={verdict}
            answer={word.word}
            spokenToo={isWrong ? bothSpellings(wrote, word.word, true) : ''}
          >
            {isWrong && <p className="sr-only">{bothSpellings(wrote, word.word)}</p>}
            {verdict?.correct && <PressNext isLast={isLast} next={next} />}
          </QuizVerdict>
          {isWrong && <Comparison typed={wrote} word={word.word} />}
          {mustCopy && (
            <Copying key={quiz.index} word={word.word} onCopied={() => setCopied(quiz.index)} />
          )}
          <LiveMessage>
            {isWrong && !mustCopy
              ? `That is done. Press ${isLast ? 'Finish' : next} to continue.`
              : ''}
          </LiveMessage>
          {verdict && !mustCopy && (
            <NextButton
              isLast={isLast}
              next={next}
              onPress={goOn}
              className="mt-2.5 w-full roomy:mt-4"
            />
          )}
        </>
      }
      scene={<RadioScene lit={scoreOf(pictured)} lamps={start.words.length} />}
      sceneWidth="long:hidden"
      note={null}
    />
  );
}

interface CopyingProps {
  word: string;
  onCopied: () => void;
}

/** The word is written once more by looking at it; one more look is asked for, and then the round goes on. */
function Copying({ word, onCopied }: CopyingProps) {
  const [typed, setTyped] = useState('');
  const [hasMissed, setMissed] = useState(false);
  const hintId = useId();
  const submit = () => {
    if (isSpelling(typed, word) || hasMissed) onCopied();
    else setMissed(true);
  };
  const hint = hasMissed
    ? 'Not quite the same yet. Look at each letter, and copy it once more.'
    : 'Now copy the word.';
  return (
    <div className="mt-1.5 roomy:mt-4">
      <SpellingForm
        label="Copy the word"
        submitText="Done"
        typed={typed}
        describedBy={hintId}
        onType={(text) => setTyped(tidyTyped(text))}
        onSubmit={submit}
      >
        <p id={hintId} className="leading-snug roomy:text-xl">
          {hint}
        </p>
      </SpellingForm>
      <LiveMessage>{hasMissed ? hint : ''}</LiveMessage>
    </div>
  );
}

export default withStart(startSchema, ListenAndSpell);
