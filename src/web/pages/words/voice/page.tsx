import { useParams } from 'wouter';
import { wordLists } from '#shared/contract/word-lists.ts';
import { StaffPage } from '../../../staff/staff-page.tsx';
import { Missing, NotLoaded } from '../../../staff/loaded.tsx';
import { isNotFound } from '../../../data/refusals.ts';
import { useRead } from '../../../data/use-read.ts';
import { PageHeading } from '../../../shell/page-intro.tsx';
import { Panel } from '../../../shell/panel.tsx';
import { VoiceOfList } from './voice-of-list.tsx';

/** A list's words in a teacher's own voice (D11): the one page that may use the microphone. */
export default function VoicePage() {
  const { id } = useParams<{ id: string }>();
  const read = useRead(wordLists.getWordList, { params: { listId: Number(id) } });
  const { data: list, error } = read;
  return (
    <StaffPage pageOf="teachers" error={error} backTo="words">
      <PageHeading>{list ? `${list.name}: in your voice` : 'In your voice'}</PageHeading>
      {isNotFound(error) && (
        <Missing>We can’t find that list, or it isn’t shared with you.</Missing>
      )}
      {!list && !isNotFound(error) && (
        <NotLoaded read={read} failure="Failed to load the word list" />
      )}
      {list && !list.mayChange && (
        <Panel title="A colleague’s list">
          <p>Only the person who made this list can record it. Make a copy to record your own.</p>
        </Panel>
      )}
      {list?.mayChange && <VoiceOfList list={list} />}
    </StaffPage>
  );
}
