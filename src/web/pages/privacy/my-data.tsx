import { Download } from 'lucide-react';
import { useState } from 'react';
import { gameLabel } from '#games/cards.ts';
import type { MyData as Data } from '#shared/contract/my-data.ts';
import { britishDate } from '#shared/dates.ts';
import { Button } from '#ui/button.tsx';
import { pupilContract } from '#shared/contract/pupil.ts';
import { useRead } from '../../data/use-read.ts';
import { saveFile } from '#ui/save-file.ts';
import { takeFocus } from '#ui/take-focus.ts';
import { LoadState } from '../../shell/load-state.tsx';
import { Panel } from '../../shell/panel.tsx';

/** Everything stored about the signed-in user: shown on request, in words, and saved as a file. */
export function MyData({ username }: { username: string }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Panel title="See what we keep about you">
      {isAsked ? (
        <Answer username={username} />
      ) : (
        <>
          <p>You can look at all of it, and save a copy.</p>
          <Button className="self-start" onClick={() => setIsAsked(true)}>
            Show me
          </Button>
        </>
      )}
    </Panel>
  );
}

function Answer({ username }: { username: string }) {
  const { data, isError, refetch } = useRead(pupilContract.getMyData, {}, { gcTime: 0 });
  if (!data) {
    return (
      <LoadState
        failed={isError}
        sentence="We couldn’t load what we keep about you."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <dl
        // The pressed button is replaced by the answer.
        ref={takeFocus}
        tabIndex={-1}
        aria-label="What we keep about you"
        className="grid gap-x-6 gap-y-2 outline-none sm:grid-cols-[auto_1fr]"
      >
        {summaryOf(data).map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="font-bold">{term}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{data.aboutComments}</p>
      <Button look="quiet" className="self-start" onClick={() => saveData(username, data)}>
        <Download aria-hidden className="size-6" />
        Save a copy
      </Button>
    </>
  );
}

function saveData(username: string, data: Data): void {
  saveFile(`${username.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, JSON.stringify(data, null, 2));
}

/** A summary of what is stored, one line each. */
function summaryOf({ account, ...data }: Data): [term: string, value: string][] {
  const played = [...new Set(data.games.map(({ gameId }) => gameLabel(gameId).title))];
  return [
    ['Your username', account.username],
    ['What we call you', account.displayName],
    ['Your year', account.yearGroup === null ? 'Not chosen yet' : `Year ${account.yearGroup}`],
    ['Your avatar', `${account.avatar} and ${account.unlockedAvatars.length} to choose from`],
    ['Here since', britishDate(new Date(account.createdAt))],
    ['Games you finished', [String(data.games.length), ...played].join(', ')],
    ['What we remember about your learning', rememberedText(data.memory)],
    ['What has grown on your journey', grownText(data.journey)],
    ['What you told us about games', String(data.ratings.length)],
    ['Messages you wrote', String(data.messages.length)],
    ['Payments', String(data.payments.length)],
    ['Devices where you are logged in', String(data.logIns.length)],
    ...classLine(data),
    ...workLine(data),
    ...listsLine(data),
    ...signInLine(data),
    ...twoStepLine(data),
  ];
}

/** Only for pupils with a class. */
function classLine({ classes }: Pick<Data, 'classes'>): [term: string, value: string][] {
  if (classes.length === 0) return [];
  return [['Classes', classes.map(({ name, schoolYear }) => `${name} (${schoolYear})`).join(', ')]];
}

function listsLine({ wordLists }: Pick<Data, 'wordLists'>): [term: string, value: string][] {
  if (wordLists.length === 0) return [];
  return [['Word lists', wordLists.map(({ name }) => name).join(', ')]];
}

/** Only for pupils for whom a teacher has set something. */
function workLine({ setWork }: Pick<Data, 'setWork'>): [term: string, value: string][] {
  if (setWork.length === 0) return [];
  const lines = setWork.map(({ what, done, of }) => `${what} (${done} of ${of})`);
  return [['What your teacher set', lines.join(', ')]];
}

function rememberedText({ isOn, items }: Data['memory']): string {
  if (!isOn) return 'Nothing: it’s switched off for you';
  const plants = items.length === 1 ? '1 plant' : `${items.length} plants`;
  return `${plants} in your garden: when you saw each one, how well you know it, and when it comes back`;
}

function grownText(journey: Data['journey']): string {
  const years = journey.map(({ year, growth }) => `${growth} in Year ${year}`);
  return years.length === 0 ? 'Nothing yet' : years.join(', ');
}

/** Only for pupils who can sign in without typing. */
function signInLine({ signIn }: Pick<Data, 'signIn'>): [term: string, value: string][] {
  const ways = [signIn.picturesSince && 'Three secret pictures', signIn.cardSince && 'A QR card'];
  const own = ways.filter((way) => way !== null);
  return own.length === 0 ? [] : [['How you can sign in', own.join(', ')]];
}

/** Only for owners and teachers, because pupils have no two-step log-in. */
function twoStepLine({
  secondFactor,
}: Pick<Data, 'secondFactor'>): [term: string, value: string][] {
  if (!secondFactor?.onSince) return [];
  return [['Two-step log-in', `On since ${britishDate(new Date(secondFactor.onSince))}`]];
}
