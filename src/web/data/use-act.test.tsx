// Acts whose answer is lost on the way.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Route } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { admin } from '#shared/contract/admin.ts';
import { classes } from '#shared/contract/classes.ts';
import { schoolAccount } from '#shared/contract/school-account.ts';
import { AWAY, fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { CLASS_ANSWERS } from '#testing/class-answers.ts';
import { renderPart } from '#testing/render-app.tsx';
import { sentenceOf } from './refusals.ts';
import { useAct, useActAndLeave } from './use-act.ts';
import { useRead } from './use-read.ts';

const CLASS = { name: 'Owls', yearGroup: 3 } as const;

function MakeClass() {
  const make = useAct(classes.makeClass);
  return <button onClick={() => make.mutate({ body: CLASS })}>Make ({make.status})</button>;
}

const press = (user: ReturnType<typeof renderPart>) => user.click(screen.getByRole('button'));

it('an act whose answer is lost is sent again under the same key, and the next one under another', async () => {
  let nth = 0;
  const made = CLASS_ANSWERS.getClass;
  const api = fakeApi({ makeClass: () => (++nth < 3 ? AWAY : made) });
  const user = renderPart(<MakeClass />);
  await press(user);
  await screen.findByText('Make (success)');
  const [first, ...others] = api.keysOf('makeClass');
  expect(first).toMatch(/^"[0-9a-f-]{36}"$/);
  expect(others).toEqual([first, first]);
  await press(user);
  await expect.poll(() => api.keysOf('makeClass')).toHaveLength(4);
  expect(api.keysOf('makeClass')[3]).not.toBe(first);
});

it('an act that stays without an answer keeps its key for the next try', async () => {
  const api = fakeApi({ makeClass: AWAY });
  const user = renderPart(<MakeClass />);
  await press(user);
  await screen.findByText('Make (error)');
  api.answer('makeClass', CLASS_ANSWERS.getClass);
  await press(user);
  await screen.findByText('Make (success)');
  expect(new Set(api.keysOf('makeClass')).size).toBe(1);
});

function Invite() {
  useRead(admin.getAdmins, {});
  const invite = useAct(schoolAccount.inviteToSchoolAccount);
  return (
    <button onClick={() => invite.mutate({ params: { id: 7 } })}>
      {invite.isError && sentenceOf(invite.error)}
    </button>
  );
}

it('an act that only a person may repeat says that it may have been saved, and shows what there is now', async () => {
  const api = fakeApi({ getAdmins: [], inviteToSchoolAccount: AWAY });
  const user = renderPart(<Invite />);
  await expect.poll(() => api.sentTo('getAdmins')).toHaveLength(1);
  await press(user);
  await screen.findByText('This may have been saved. Please look before you try again.');
  expect(api.sentTo('inviteToSchoolAccount')).toHaveLength(1);
  await expect.poll(() => api.sentTo('getAdmins')).toHaveLength(2);
});

it('an act on what is no longer there shows what there is now', async () => {
  const gone = refusal(404, 'We couldn’t find that.');
  const api = fakeApi({ getAdmins: [], inviteToSchoolAccount: gone });
  const user = renderPart(<Invite />);
  await expect.poll(() => api.sentTo('getAdmins')).toHaveLength(1);
  await press(user);
  await screen.findByText('We couldn’t find that.');
  await expect.poll(() => api.sentTo('getAdmins')).toHaveLength(2);
});

function DeleteClass() {
  const remove = useActAndLeave(classes.deleteClass, '/classes');
  return <button onClick={() => remove.mutate({ params: { classId: 5 } })}>Delete</button>;
}

function Classes() {
  useRead(classes.getClasses, {});
  return (
    <Route path="/classes/:id">
      <DeleteClass />
    </Route>
  );
}

it.each([
  ['leaves its page', '/classes/5', '/classes'],
  ['leads nobody away who has gone elsewhere meanwhile', '/words', '/words'],
])('an act after which its page is no longer there %s', async (_, here, then) => {
  const slow = slowAnswer<undefined>();
  const api = fakeApi({ getClasses: { rows: [], total: 0 }, deleteClass: slow.answer });
  const user = renderPart(<Classes />, '/classes/5');
  await press(user);
  act(() => navigate(here));
  slow.arrive(undefined);
  await expect.poll(() => api.sentTo('getClasses')).toHaveLength(2);
  expect(window.location.pathname).toBe(then);
});
