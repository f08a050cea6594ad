import { NotebookPen } from 'lucide-react';
import { Link } from 'wouter';
import { wordLists, type WordList } from '#shared/contract/word-lists.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { Loaded, Empty } from '../../staff/loaded.tsx';
import { WORDS } from '../../data/paths.ts';
import { useRead } from '../../data/use-read.ts';
import { PageIntro } from '../../shell/page-intro.tsx';
import { TIPS } from '../../shell/tips.ts';
import { GameSigns } from './game-signs.tsx';
import { wordsText } from './texts.ts';

/** The lists of own words that a teacher may use (D11). */
export default function WordListsPage() {
  const read = useRead(wordLists.getWordLists, {});
  return (
    <StaffPage pageOf="teachers" error={read.error} backTo="classes">
      <PageIntro title="Word lists" tip={TIPS.words} />
      <Link href={`${WORDS}/new`} className={`${buttonClasses()} self-start`}>
        New list
      </Link>
      <Loaded read={read} failure="Failed to load the word lists">
        {(data) => <Lists lists={data.rows} />}
      </Loaded>
    </StaffPage>
  );
}

function Lists({ lists }: { lists: readonly WordList[] }) {
  if (lists.length === 0) {
    return (
      <Card>
        <Empty icon={NotebookPen}>
          There are no lists yet. Paste this week’s spellings into a new one: they become rounds of
          four games.
        </Empty>
      </Card>
    );
  }
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {lists.map((list) => (
        <li key={list.id}>
          <ListCard list={list} />
        </li>
      ))}
    </ul>
  );
}

function ListCard({ list }: { list: WordList }) {
  const { id, name, yearGroup, wordCount, games } = list;
  return (
    <Link
      href={`${WORDS}/${id}`}
      className="flex h-full flex-col gap-2 rounded-3xl border-4 border-transparent bg-paper p-5 shadow-card hover:border-edge"
    >
      <span className="text-2xl font-bold wrap-anywhere">{name}</span>
      <span>{`Year ${yearGroup} · ${wordsText(wordCount)}`}</span>
      <GameSigns games={games} />
      <span className="text-base text-ink-soft">{aboutText(list)}</span>
    </Link>
  );
}

function aboutText({ madeBy, isShared, uses }: WordList): string {
  const facts = [
    `By ${madeBy ?? 'a former colleague'}`,
    isShared && 'Shared with colleagues',
    uses > 0 && 'Set as work',
  ];
  return facts.filter(Boolean).join(' · ');
}
