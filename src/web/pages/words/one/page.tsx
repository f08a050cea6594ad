import { ArrowLeft, Compass } from 'lucide-react';
import { Link, useParams, useSearch } from 'wouter';
import type { WordListWithWords } from '#shared/contract/word-lists.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccessDenied } from '../../../staff/access-denied.tsx';
import { AdminLoad, Empty } from '../../../staff/admin-load.tsx';
import { isForbidden, isNotFound, useWordList } from '../../../staff/queries.ts';
import { WORDS } from '../../../data/guard.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import type { PageProps } from '../../../shell/page-props.ts';
import { Panel } from '../../../shell/panel.tsx';
import { CheckedWords } from './checked-words.tsx';
import { DeleteList } from './delete-list.tsx';
import { Editor } from './editor.tsx';
import { SetLinks } from './set-links.tsx';

/** One list of own words: a new one, a copy (`/words/new?copy=12`), or one that is read and changed (D11). */
export default function WordListPage({ user }: PageProps) {
  const { id } = useParams<{ id: string }>();
  const copy = new URLSearchParams(useSearch()).get('copy');
  const wanted = id === 'new' ? copy : id;
  const listId = wanted === null ? null : Number(wanted);
  const { data, error, refetch } = useWordList(listId);
  if (isForbidden(error)) return <AccessDenied pageOf="teachers" />;
  const isNew = id === 'new';
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-4 sm:p-8">
      <Link href={WORDS} className={`${buttonClasses('quiet')} self-start`}>
        <ArrowLeft aria-hidden />
        All word lists
      </Link>
      <PageHeading>{isNew ? 'New word list' : (data?.name ?? 'Word list')}</PageHeading>
      {isNotFound(error) && (
        <Card>
          <Empty icon={Compass}>There is no such list, or nobody shares it with you.</Empty>
        </Card>
      )}
      {listId !== null && !data && !isNotFound(error) && (
        <AdminLoad
          failed={error !== null}
          title="Failed to load the word list"
          onRetry={() => void refetch()}
        />
      )}
      {isNew && (listId === null || data) && (
        <Editor key={`new ${listId}`} userId={user.id} list={null} copied={data ?? null} />
      )}
      {!isNew && data && !isNotFound(error) && <OneList userId={user.id} list={data} />}
    </div>
  );
}

function OneList({ userId, list }: { userId: number; list: WordListWithWords }) {
  const { id, mayChange, madeBy, words, games } = list;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SetLinks list={list} />
        <Link href={`${WORDS}/new?copy=${id}`} className={buttonClasses('quiet')}>
          Make a copy
        </Link>
        {mayChange && <DeleteList list={list} />}
      </div>
      {mayChange ? (
        <Editor key={id} userId={userId} list={list} copied={null} />
      ) : (
        <Panel title={`Shared by ${madeBy ?? 'a former colleague'}`}>
          <CheckedWords games={games} words={words} />
        </Panel>
      )}
    </>
  );
}
