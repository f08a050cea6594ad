import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADMIN_ANSWERS, TEACHER } from '#testing/admin-answers.ts';
import { CLASS_ANSWERS, CLASS_TEACHER } from '#testing/class-answers.ts';
import { answersFor, fakeApi, NOBODY, refusal, stepNeeded } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderApp, renderPage, renderPart } from '#testing/render-app.tsx';
import { isHeld } from '#web/data/open-page.ts';
import { toasts } from '#web/data/toasts.ts';
import { SecondFactorPanel } from './panel.tsx';

const OFF = { on: false, recoveryCodesLeft: 0, required: false, available: true };
const ON = { ...OFF, on: true, recoveryCodesLeft: 10 };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const ENROLMENT = { secret: SECRET, uri: `otpauth://totp/Bright:head?secret=${SECRET}` };
const CODES = Array.from({ length: 10 }, (_, nth) => `abcd-efgh-jkmn-pqr${nth}`);
const CODE_NEEDED = stepNeeded(401, 'Please type the code from your authenticator app.', 'code');

const panel = () => screen.findByRole('region', { name: 'Two-step log-in' });

describe('the panel of two-step log-in', () => {
  it('the panel of two-step log-in sets it up: the QR code, the key to type, the first code, and codes to keep', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: OFF,
      beginSecondFactor: ENROLMENT,
      confirmSecondFactor: refusal(400, 'That code isn’t right.'),
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    const first = await screen.findByRole('heading', { name: /^Step 1 of 2/ });
    expect(first).toHaveFocus();
    const qr = screen.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(qr.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
    expect(await panel()).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');

    const field = screen.getByLabelText('Code from the app');
    await user.click(screen.getByRole('button', { name: 'Turn it on' }));
    expect(field).toHaveAccessibleDescription('Please type the code.');
    await fill(user, field, '000000');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That code isn’t right.'));
    expect(field).toHaveValue('000000');

    api.answer('confirmSecondFactor', { recoveryCodes: CODES });
    await user.clear(field);
    await fill(user, field, '123456');
    await user.keyboard('{Enter}');
    const second = await screen.findByRole('heading', { name: /^Step 2 of 2/ });
    expect(second).toHaveFocus();
    expect(api.sentTo('confirmSecondFactor')).toEqual([{ code: '000000' }, { code: '123456' }]);
    const list = screen.getByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);

    api.answer('getSecondFactor', ON);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('10 recovery codes are left.', { exact: false })).toBeVisible();
    expect(screen.getByText(toasts.factorTurnedOn.title)).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('the panel of two-step log-in copies the recovery codes where the browser can', async () => {
    fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: OFF,
      beginSecondFactor: ENROLMENT,
      confirmSecondFactor: { recoveryCodes: CODES },
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    await fill(user, await screen.findByLabelText('Code from the app'), '123456');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The codes are copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  });

  it.each([
    ['copied', 'Copy', 'That could not be copied. Please write it down.'],
    ['printed', 'Print', 'The browser opened no window to print. Please write the codes down.'],
  ])(
    'the panel of two-step log-in says what to do when the recovery codes cannot be %s',
    async (_, name, sentence) => {
      fakeApi({
        ...ADMIN_ANSWERS,
        getSecondFactor: OFF,
        beginSecondFactor: ENROLMENT,
        confirmSecondFactor: { recoveryCodes: CODES },
      });
      vi.stubGlobal('open', () => null);
      const user = renderPart(<SecondFactorPanel user={TEACHER} />);
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.'));
      await user.click(await screen.findByRole('button', { name: 'Set it up' }));
      await fill(user, await screen.findByLabelText('Code from the app'), '123456');
      await user.keyboard('{Enter}');
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(sentence)).toBeVisible();
    },
  );

  it('the panel of two-step log-in prints the recovery codes alone', async () => {
    const sheet = {
      document: document.implementation.createHTMLDocument(),
      print: vi.fn<() => void>(),
      close: () => {},
    };
    vi.stubGlobal('open', () => sheet);
    fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: OFF,
      beginSecondFactor: ENROLMENT,
      confirmSecondFactor: { recoveryCodes: CODES },
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    await fill(user, await screen.findByLabelText('Code from the app'), '123456');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(sheet.document.body.textContent).toContain(
      `Recovery codes for Bright Explorers${CODES[0]}`,
    );
    expect(sheet.print).toHaveBeenCalledOnce();
  });

  it('the panel of two-step log-in says what went wrong when it cannot begin', async () => {
    fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: OFF,
      beginSecondFactor: refusal(503, 'This server has no key.'),
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    expect(await screen.findByText('503: This server has no key.')).toBeVisible();
  });

  it('the panel of two-step log-in says what the server lacks', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getSecondFactor: { ...OFF, available: false } });
    renderPart(<SecondFactorPanel user={TEACHER} />);
    expect(await screen.findByText(/SECRET_KEY/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set it up' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Every admin and teacher needs it' })).toBeNull();
  });

  it.each([
    [10, '10 recovery codes are left.'],
    [3, 'Only 3 recovery codes are left: please make new ones.'],
    [1, 'Only 1 recovery code is left: please make new ones.'],
    [0, 'No recovery code is left: please make new ones.'],
  ])(
    'the panel of two-step log-in with %i recovery codes says: %s',
    async (recoveryCodesLeft, text) => {
      fakeApi({ ...ADMIN_ANSWERS, getSecondFactor: { ...ON, recoveryCodesLeft } });
      renderPart(<SecondFactorPanel user={TEACHER} />);
      const shown = await panel();
      await waitFor(() => expect(shown).toHaveTextContent(`On. ${text}`));
    },
  );

  it('the panel of two-step log-in makes new recovery codes, which stay until they are kept', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getSecondFactor: ON, makeRecoveryCodes: { recoveryCodes: CODES } });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText(CODES[9] ?? '')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText(CODES[9] ?? '')).toBeNull();
  });

  it('the panel of two-step log-in turns it off by password and code, and says at the field what is not right', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: ON,
      turnOffSecondFactor: stepNeeded(403, 'That code isn’t right.', 'code'),
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn two-step log-in off?' });
    await fill(user, within(dialog).getByLabelText('Your password'), 'my own');
    const code = within(dialog).getByLabelText('Code from your authenticator app');
    await fill(user, code, '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('That code isn’t right.'));
    api.answer('getSecondFactor', OFF);
    api.answer('turnOffSecondFactor', undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Turn it off' }));
    expect(await screen.findByRole('button', { name: 'Set it up' })).toBeVisible();
    const sent = { password: 'my own', code: '123456' };
    expect(api.sentTo('turnOffSecondFactor')).toEqual([sent, sent]);
    expect(await screen.findByText(toasts.factorTurnedOff.title)).toBeVisible();
  });

  it('the panel of two-step log-in asks every admin and teacher for it after a question that says what that means', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      getSecondFactor: OFF,
      setSecondFactorPolicy: undefined,
    });
    const user = renderPart(<SecondFactorPanel user={TEACHER} />);
    await user.click(
      await screen.findByRole('switch', { name: 'Every admin and teacher needs it' }),
    );
    const dialog = await screen.findByRole('dialog', {
      name: 'Require it for every admin and teacher?',
    });
    expect(dialog).toHaveTextContent('This applies to you as well.');
    api.answer('getSecondFactor', { ...OFF, required: true });
    await user.click(within(dialog).getByRole('button', { name: 'Require it' }));
    await waitFor(() =>
      expect(
        screen.getByRole('switch', { name: 'Every admin and teacher needs it' }),
      ).toBeChecked(),
    );
    expect(api.sentTo('setSecondFactorPolicy')).toEqual([{ required: true }]);
  });
});

describe('an admin of whom it is asked', () => {
  const must = { ...TEACHER, mustSetUpSecondFactor: true } as const;

  it('an admin of whom it is asked sees nothing else, and can log out', async () => {
    fakeApi({ ...ADMIN_ANSWERS, ...answersFor(must) });
    renderApp('/profile');
    const title = 'Set up two-step log-in';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Log Out' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'My Profile' })).toBeNull();
  });

  it('an admin of whom it is asked goes on to the page when it is set up and the codes are kept', async () => {
    const api = fakeApi({
      ...ADMIN_ANSWERS,
      ...answersFor(must),
      beginSecondFactor: ENROLMENT,
      confirmSecondFactor: { recoveryCodes: CODES },
    });
    const user = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    expect(screen.queryByText('Most Popular Games')).toBeNull();
    await fill(user, await screen.findByLabelText('Code from the app'), '123456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    // They are shown only once, so nothing replaces the page.
    expect(isHeld()).toBe(true);
    api.answer('getUser', TEACHER);
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByRole('heading', { name: 'Most Popular Games' })).toBeInTheDocument();
    expect(isHeld()).toBe(false);
  });

  it('an admin of whom it is asked comes to it even when the school begins to ask while the page is open', async () => {
    const due = stepNeeded(403, 'Please set up two-step log-in first.', 'second-factor');
    fakeApi({ ...ADMIN_ANSWERS, getStats: due, getUser: TEACHER });
    const api = fakeApi({ ...ADMIN_ANSWERS, getStats: due });
    renderApp('/admin');
    api.answer('getUser', must);
    const title = 'Set up two-step log-in';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});

describe('logging in with a second step', () => {
  const logIn = async () => {
    const api = fakeApi({ ...ADMIN_ANSWERS, getUser: NOBODY, login: CODE_NEEDED });
    const user = renderPage('/auth');
    await fill(user, await screen.findByLabelText('Username'), 'head');
    await fill(user, screen.getByLabelText('Password'), 'otter lamp secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    return { api, user };
  };

  it('logging in with a second step asks for the code after the password, and signs in with both', async () => {
    const { api, user } = await logIn();
    const field = await screen.findByLabelText('Code from your authenticator app');
    expect(field).toHaveFocus();
    api.answer('login', TEACHER);
    await fill(user, field, '123 456');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Welcome back, Ms Head!')).toBeVisible();
    expect(api.sentTo('login').at(-1)).toEqual({
      username: 'head',
      password: 'otter lamp secret',
      code: '123 456',
    });
  });

  it('logging in with a second step says at the field that a code is wrong, and keeps it', async () => {
    const { api, user } = await logIn();
    const field = await screen.findByLabelText('Code from your authenticator app');
    api.answer('login', stepNeeded(401, 'That code isn’t right.', 'code'));
    await fill(user, field, '123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That code isn’t right.'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('123456');
  });

  it('logging in with a second step takes a recovery code where the phone is not at hand', async () => {
    const { api, user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'I don’t have my phone' }));
    const field = screen.getByLabelText('One of your recovery codes');
    expect(field).toHaveFocus();
    api.answer('login', TEACHER);
    await fill(user, field, 'abcd-efgh-jkmn-pqrs');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Welcome back, Ms Head!')).toBeVisible();
    expect(api.sentTo('login').at(-1)).toMatchObject({ code: 'abcd-efgh-jkmn-pqrs' });
  });

  it('logging in with a second step goes back to the name and the password, which are still there', async () => {
    const { user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Username')).toHaveValue('head');
    expect(screen.getByLabelText('Password')).toHaveValue('otter lamp secret');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

describe('a teacher’s profile', () => {
  it('a teacher’s profile has two-step log-in, and not the question whether all need it', async () => {
    fakeApi({ ...CLASS_ANSWERS, getSecondFactor: OFF });
    renderPage('/profile');
    const own = within(await panel());
    expect(await own.findByRole('button', { name: 'Set it up' })).toBeInTheDocument();
    expect(own.queryByRole('switch')).toBeNull();
  });

  it('a teacher’s profile begins with the account, and has the garden and the history only once they have played', async () => {
    fakeApi({ ...CLASS_ANSWERS, getSecondFactor: OFF });
    renderPage('/profile');
    await panel();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles.slice(0, 2)).toEqual(['Your account', 'Two-step log-in']);
    expect(titles).not.toContain('My garden');
    expect(titles).not.toContain('Learning history');
  });

  it('a teacher’s profile has neither that nor a password to change for a school account alone', async () => {
    const teacher = { ...CLASS_TEACHER, hasNoPassword: true as const };
    fakeApi({ ...CLASS_ANSWERS, getUser: teacher });
    renderPage('/profile');
    const own = within(await screen.findByRole('region', { name: 'Your account' }));
    expect(own.getByText(/^You sign in with your school account/)).toBeInTheDocument();
    expect(own.getByRole('button', { name: 'Where you are logged in' })).toBeInTheDocument();
    expect(own.queryByRole('button', { name: 'Change password' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Two-step log-in' })).toBeNull();
  });
});
