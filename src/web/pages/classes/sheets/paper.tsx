// One pupil's practice sheet on paper, and the page for the grown-up who helps.
import type { ReactNode } from 'react';
import { RichText } from '#games/kit/screen/rich-text.tsx';
import { SumText } from '#games/mathematics-mountain/sum-text.tsx';
import type { PracticeSheet, SheetQuestion } from '#shared/contract/class-reports.ts';
import { withWord } from '#shared/word-list-text.ts';

interface PageProps {
  sheet: PracticeSheet;
  /** What the pupil is called on paper. */
  name: string;
  /** The class and the day. */
  about: string;
}

/** One A4 page, answered with a pencil. */
export function SheetPage({ sheet: { sums, spelling, grammar }, name, about }: PageProps) {
  return (
    <article className="sheet-letter" aria-label={`Sheet of ${name}`}>
      <Head title={name} about={about} />
      <Part title="Facts and sums">
        <ol className="grid list-inside list-decimal gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
          {sums.map((sum, nth) => (
            <li key={nth}>
              <Sum {...sum} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title="Spelling">
        <p>A grown-up says the word, then a sentence, then the word again. Write the word.</p>
        <ol className="mt-2 grid list-inside list-decimal gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
          {spelling.map((_, nth) => (
            <li key={nth}>{LINE}</li>
          ))}
        </ol>
      </Part>
      <Part title="Grammar and punctuation">
        <ol className="grid list-inside list-decimal gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
          {grammar.map((question, nth) => (
            <li key={nth} className="wrap-anywhere">
              <Grammar {...question} />
            </li>
          ))}
        </ol>
      </Part>
    </article>
  );
}

/** The sentences to dictate, and the answers. */
export function AnswerPage({ sheet: { sums, spelling, grammar }, name, about }: PageProps) {
  return (
    <article className="sheet-letter" aria-label={`Answers for ${name}`}>
      <Head title={`For the grown-up: ${name}`} about={about} />
      <Part title="Spelling, to say">
        <p>Say the number and the word, then the sentence, then the word again.</p>
        <ol className="mt-2 list-inside list-decimal">
          {spelling.map(({ question, answer }, nth) => (
            <li key={nth} className="py-0.5">
              <b>{answer}</b>
              {` – ${withWord(question, answer)}`}
            </li>
          ))}
        </ol>
      </Part>
      <Answers title="Facts and sums" of={sums} columns="grid-cols-4" />
      <Answers title="Grammar and punctuation" of={grammar} columns="grid-cols-1" />
    </article>
  );
}

const LINE = '____________________';

function Head({ title, about }: { title: string; about: string }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 className="text-2xl font-bold wrap-anywhere">{title}</h2>
      <p className="wrap-anywhere">{about}</p>
    </header>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-xl font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** With a line to write on, unless the answer belongs within the sum. */
function Sum({ question, way, options }: SheetQuestion) {
  const sum = question.split('\n').at(-1) ?? '';
  const left = sum.endsWith('= ?') ? sum.slice(0, -1) : sum;
  const isWithin = way === 'choose' || / \?|\/\?|^\?/.test(left);
  return (
    <span className="inline-block max-w-[88%] align-top">
      {/* The line stands beside a short sum: below each of twelve, the page would not hold the rest. */}
      <span className="inline-block">
        <SumText text={left} />
      </span>
      {way === 'choose' && <small>{` (${options.join(' ')})`}</small>}
      {!isWithin && ' _________'}
    </span>
  );
}

/** How much of a line one letter of a child's hand takes. */
const LETTERS_A_LINE = 24;
/** More would not fit on the page. */
const MOST_LINES = 3;
const linesFor = (answer: string) =>
  Math.min(MOST_LINES, Math.ceil(answer.length / LETTERS_A_LINE));

function Grammar({ question, way, options, others, answer }: SheetQuestion) {
  return (
    <div className="inline-block w-[92%] align-top">
      <RichText text={question} />
      {way === 'choose' && options.map((option) => <p key={option}>{`○ ${option}`}</p>)}
      {way === 'join' && (
        <div className="grid grid-cols-2 gap-x-6">
          <Texts of={options} />
          <Texts of={others} />
        </div>
      )}
      {way === 'order' && (
        <>
          <Texts of={options} />
          <p className="mt-2">{`Write the letters in order: ${options.map(() => '____').join(' ')}`}</p>
        </>
      )}
      {way === 'write' && (
        <>
          {options.length > 0 && <p>{options.join(' / ')}</p>}
          {others.length > 0
            ? others.map((name) => <Ruled key={name} before={`${name}: `} />)
            : Array.from({ length: linesFor(answer) }, (_, nth) => <Ruled key={nth} before="" />)}
        </>
      )}
    </div>
  );
}

/** A line to write on, as long as the column is wide. */
function Ruled({ before }: { before: string }) {
  return <p className="mt-1 h-6 border-b border-ink">{before}</p>;
}

function Texts({ of }: { of: readonly string[] }) {
  return (
    <div>
      {of.map((text) => (
        <p key={text} className="mt-1">
          {text}
        </p>
      ))}
    </div>
  );
}

interface AnswersProps {
  title: string;
  of: readonly SheetQuestion[];
  /** How many stand beside one another. */
  columns: string;
}

function Answers({ title, of, columns }: AnswersProps) {
  return (
    <Part title={title}>
      <ol className={`grid list-inside list-decimal gap-x-6 ${columns}`}>
        {of.map(({ answer }, nth) => (
          <li key={nth} className="wrap-anywhere whitespace-pre-line">
            {answer}
          </li>
        ))}
      </ol>
    </Part>
  );
}
