import { Link, useParams, useSearch } from 'wouter';
import { classes } from '#shared/contract/classes.ts';
import { wordLists, type WordListWithWords } from '#shared/contract/word-lists.ts';
import { buttonClasses } from '#ui/button.tsx';
import { StaffPage } from '../../../staff/staff-page.tsx';
import { Missing, NotLoaded } from '../../../staff/loaded.tsx';
import { WORDS } from '../../../data/paths.ts';
import { useRead } from '../../../data/use-read.ts';
import { isNotFound } from '../../../data/refusals.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import type { PageProps } from '../../../shell/page-props.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CheckedWords } from './checked-words.tsx';
import { DeleteList } from './delete-list.tsx';
import { DictationPaper, PrintDictation } from './dictation.tsx';
import { Editor } from './editor.tsx';
import { SetLinks } from './set-links.tsx';

/** One list of own words: a new one, a copy (`/words/new?copy=12`), or one that is read and changed (D11). */
export default function WordListPage({ user }: PageProps) {
  const { id } = useParams<{ id: string }>();
  const copy = new URLSearchParams(useSearch()).get('copy');
  const wanted = id === 'new' ? copy : id;
  const listId = wanted === null ? null : Number(wanted);
  const read = useRead(wordLists.getWordList, listId === null ? null : { params: { listId } });
  const { data, error } = read;
  const isNew = id === 'new';
  const own = useRead(classes.getClasses, isNew ? {} : null);
  // A list is for a class, as a rule for the newest.
  const year = own.data?.rows.find(({ yearGroup }) => yearGroup !== null)?.yearGroup ?? null;
  return (
    <StaffPage pageOf="teachers" error={read.error} backTo="words">
      <PageHeading>{isNew ? 'New word list' : (data?.name ?? 'Word list')}</PageHeading>
      {isNotFound(error) && (
        <Missing>We can’t find that list, or it isn’t shared with you.</Missing>
      )}
      {listId !== null && !data && !isNotFound(error) && (
        <NotLoaded read={read} failure="Failed to load the word list" />
      )}
      {isNew && !own.isPending && (listId === null || data) && (
        <Editor
          key={`new ${listId}`}
          userId={user.id}
          list={null}
          copied={data ?? null}
          year={year}
        />
      )}
      {!isNew && data && !isNotFound(error) && <OneList userId={user.id} list={data} />}
    </StaffPage>
  );
}

function OneList({ userId, list }: { userId: number; list: WordListWithWords }) {
  const { id, mayChange, madeBy, words, games } = list;
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <SetLinks list={list} />
        <PrintDictation />
        <Link href={`${WORDS}/new?copy=${id}`} className={buttonClasses('quiet')}>
          Make a copy
        </Link>
        {mayChange && (
          // Loaded from the server, whose answer lets that page use the microphone.
          <a href={`${WORDS}/${id}/voice`} className={buttonClasses('quiet')}>
            Record your voice
          </a>
        )}
        {mayChange && <DeleteList list={list} />}
      </div>
      <div className="print:hidden">
        {mayChange ? (
          <Editor key={id} userId={userId} list={list} copied={null} />
        ) : (
          <Panel title={`Shared by ${madeBy ?? 'a former colleague'}`}>
            <CheckedWords games={games} words={words} />
          </Panel>
        )}
      </div>
      <DictationPaper list={list} />
    </>
  );
}
