import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CLASS_ANSWERS, CLASS_TEACHER } from '#testing/class-answers.ts';
import { AWAY, CONFIG, fakeApi, NOBODY, refusal } from '#testing/fake-api.ts';
import { renderApp, renderPage } from '#testing/render-app.tsx';
import * as leaving from '../../data/outside/leave.ts';

const VISITOR = {
  ...CLASS_ANSWERS,
  getUser: NOBODY,
  getConfig: { ...CONFIG, schoolAccounts: true as const },
};
const PROVIDER = { url: 'https://accounts.example/auth?client_id=1' };
const GO = { name: 'Sign in with your school account' };

describe('the log-in page', () => {
  it('the log-in page leads teachers to their school account where that is set up', async () => {
    fakeApi(VISITOR);
    const user = renderApp('/auth');
    await user.click(
      await screen.findByRole('link', { name: 'Teachers: sign in with your school account' }),
    );
    expect(await screen.findByRole('heading', { name: 'For teachers' })).toBeInTheDocument();
    expect(screen.getByRole('button', GO)).toBeInTheDocument();
  });

  it('the log-in page says nothing of it elsewhere', async () => {
    fakeApi({ ...VISITOR, getConfig: CONFIG });
    renderApp('/auth');
    await screen.findByLabelText('Username');
    expect(screen.queryByRole('link', { name: /school account/ })).not.toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('an invitation greets by name, leaves no secret in the address, and goes to the provider with it', async () => {
    const leave = vi.spyOn(leaving, 'leaveFor').mockResolvedValue();
    const api = fakeApi({
      ...VISITOR,
      readSchoolInvitation: { displayName: 'Ms Okafor' },
      beginSchoolSignIn: PROVIDER,
    });
    const user = renderPage('/school-account#a-secret');
    expect(await screen.findByRole('heading', { name: 'Hello, Ms Okafor!' })).toBeInTheDocument();
    expect(window.location.hash).toBe('');
    await user.click(screen.getByRole('button', GO));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER.url));
    expect(api.sentTo('beginSchoolSignIn')).toEqual([{ invitation: 'a-secret' }]);
  });

  it('an invitation that was used or is too old is explained, and whoever has used it can sign in', async () => {
    fakeApi({
      ...VISITOR,
      readSchoolInvitation: refusal(409, 'This invitation was used already.'),
    });
    const user = renderPage('/school-account#a-secret');
    expect(await screen.findByText('This invitation was used already.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('heading', { name: 'For teachers' })).toBeInTheDocument();
  });

  it('an invitation is kept while the provider does not answer', async () => {
    const api = fakeApi({
      ...VISITOR,
      readSchoolInvitation: { displayName: 'Ms Okafor' },
      beginSchoolSignIn: refusal(503, 'We can’t reach your school’s own sign-in just now.'),
    });
    const user = renderPage('/school-account#a-secret');
    await user.click(await screen.findByRole('button', GO));
    expect(await screen.findByText(/^We can’t reach your school/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await user.click(await screen.findByRole('button', GO));
    await waitFor(() => expect(api.sentTo('beginSchoolSignIn')).toHaveLength(2));
    expect(api.sentTo('beginSchoolSignIn')[1]).toEqual({ invitation: 'a-secret' });
  });
});

describe('signing in again, to confirm who one is', () => {
  it('signing in again, to confirm who one is, asks the provider for the password once more', async () => {
    const leave = vi.spyOn(leaving, 'leaveFor').mockResolvedValue();
    const api = fakeApi({ ...VISITOR, getUser: CLASS_TEACHER, beginSchoolSignIn: PROVIDER });
    const user = renderPage('/school-account?again');
    await user.click(await screen.findByRole('button', GO));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER.url));
    expect(api.sentTo('beginSchoolSignIn')).toEqual([{ again: true }]);
  });
});

describe('back from the provider', () => {
  it('a teacher is signed in, lands on the classes, and the code is gone from the address', async () => {
    const api = fakeApi({ ...VISITOR, finishSchoolSignIn: CLASS_TEACHER });
    renderPage('/school-account?code=one&state=two');
    expect(await screen.findByRole('heading', { level: 1, name: 'Classes' })).toBeInTheDocument();
    expect(window.location.search).toBe('');
    expect(api.sentTo('finishSchoolSignIn')).toEqual([{ query: 'code=one&state=two' }]);
  });

  it('a school account of nobody is told how to get in', async () => {
    const sentence = 'Nobody here has this school account yet.';
    const api = fakeApi({ ...VISITOR, finishSchoolSignIn: refusal(404, sentence) });
    const user = renderPage('/school-account?code=one&state=two');
    expect(
      await screen.findByRole('heading', { name: 'You need an invitation' }),
    ).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await screen.findByRole('button', GO)).toBeInTheDocument();
    expect(api.sentTo('finishSchoolSignIn')).toHaveLength(1);
  });

  it('what our server did not receive is sent again', async () => {
    const api = fakeApi({ ...VISITOR, finishSchoolSignIn: AWAY });
    const user = renderPage('/school-account?error=access_denied&state=two');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.sentTo('finishSchoolSignIn')).toHaveLength(2));
  });
});
