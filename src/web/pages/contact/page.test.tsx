import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contactEmailSchema } from '#shared/contract/contact.ts';
import {
  answersFor,
  AWAY,
  CONFIG,
  fakeApi,
  pupil,
  refusal,
  slowAnswer,
} from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderPage } from '#testing/render-app.tsx';

afterEach(() => sessionStorage.clear());

const message = () => screen.findByLabelText('Your message');
const email = () => screen.getByLabelText(/^E-mail/);
const button = () => screen.getByRole('button', { name: 'Send message' });

async function open(answers: Parameters<typeof fakeApi>[0] = {}, user = pupil()) {
  const api = fakeApi({ ...answersFor(user), sendMessage: 'OK', ...answers });
  const hands = renderPage('/contact');
  await message();
  return { api, user: hands };
}

describe('a message', () => {
  it('a message is sent by the e-mail library, with who it is from', async () => {
    const { api, user } = await open();
    await fill(user, email(), ' mum@example.org ');
    await fill(user, await message(), '  I like the owl!  ');
    await user.click(button());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(screen.getByText('Thanks! Your message has been sent to the team.')).toBeInTheDocument();
    expect(api.sentTo('sendMessage')).toEqual([
      {
        lib_version: expect.any(String),
        user_id: 'embedded',
        service_id: 'embedded',
        template_id: 'embedded',
        template_params: {
          to_name: 'Bright Explorers',
          from_name: 'Mia',
          from_email: 'mum@example.org',
          message: 'I like the owl!',
        },
      },
    ]);
    expect(await message()).toHaveValue('');
    expect(email()).toHaveValue('');
  });

  it.each([
    [{ displayName: 'Mia B.', username: 'mia' }, 'Mia B.'],
    [{ displayName: '', username: 'mia' }, 'mia'],
    [{ displayName: '', username: '' }, 'Anonymous User'],
  ])('a message of %o is from %s', async (names, fromName) => {
    const { api, user } = await open({}, pupil(names));
    await fill(user, await message(), 'Hello');
    await user.click(button());
    await screen.findByText('Message Sent!');
    expect(api.sentTo('sendMessage')).toMatchObject([
      { template_params: { from_name: fromName, from_email: '' } },
    ]);
  });

  it.each(['', '   '])('a message that is %j is asked for', async (text) => {
    const { api, user } = await open();
    if (text !== '') await user.type(await message(), text);
    await user.click(button());
    expect(await screen.findByText('Message Required')).toBeInTheDocument();
    expect(screen.getByText('Please enter a message before sending.')).toBeInTheDocument();
    expect(await message()).toHaveFocus();
    expect(api.sentTo('sendMessage')).toHaveLength(0);
  });

  it.each(['mum', 'mum@', '@example.org', 'mum@example', 'a b@example.org'])(
    '%j is no address',
    (address) => {
      expect(contactEmailSchema.safeParse(address).success).toBe(false);
    },
  );

  it('a message with an address that is none is stopped', async () => {
    const { api, user } = await open();
    await fill(user, email(), 'mum@');
    await fill(user, await message(), 'Hello');
    await user.click(button());
    expect(await screen.findByText('Invalid Email')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address.')).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(api.sentTo('sendMessage')).toHaveLength(0);
  });

  it('a message goes once, however often the button is pressed', async () => {
    const { answer, arrive } = slowAnswer<string>();
    const { api, user } = await open({ sendMessage: answer });
    await fill(user, await message(), 'Hello');
    await user.dblClick(button());
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeInTheDocument();
    await fill(user, await message(), 'more');
    arrive('OK');
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(api.sentTo('sendMessage')).toHaveLength(1);
  });

  it('a message that has gone between the two clicks of a double click is not missed by the second', async () => {
    const { user } = await open();
    await fill(user, await message(), 'Hello');
    await user.click(button());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    fireEvent.click(button(), { detail: 2 });
    expect(screen.queryByText('Message Required')).not.toBeInTheDocument();
    expect(screen.getByText('Message Sent!')).toBeInTheDocument();
  });

  it.each([
    ['the server says no', refusal(429, 'Please wait.')],
    ['the server is away', AWAY],
  ])('a message is kept when %s', async (_, answer) => {
    const { user } = await open({ sendMessage: answer });
    await fill(user, await message(), 'Hello');
    await user.click(button());
    expect(
      await screen.findByText('Failed to send message. Please try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(await message()).toHaveValue('Hello');
  });

  it('a message waits for the settings when they did not come at first', async () => {
    const { api, user } = await open({ getConfig: AWAY });
    await fill(user, await message(), 'Hello');
    api.answer('getConfig', CONFIG);
    await user.click(button());
    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
  });
});

describe('a message that was typed and not sent', () => {
  it('a message that was typed and not sent is there again after a reload, for its writer only, until it is sent', async () => {
    const first = await open();
    await fill(first.user, await message(), 'Half a letter');
    await first.user.type(email(), 'mum');
    document.body.replaceChildren();
    await open();
    expect(await message()).toHaveValue('Half a letter');
    expect(email()).toHaveValue('mum');
    document.body.replaceChildren();
    await open({}, pupil({ id: 2, username: 'sam', displayName: 'Sam' }));
    expect(await message()).toHaveValue('');
  });

  it('a message that was typed and not sent is forgotten once it is sent', async () => {
    const { user } = await open();
    await fill(user, await message(), 'Hello');
    expect(sessionStorage).toHaveLength(1);
    await user.click(button());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('a message that was typed and not sent is no trouble when something else was kept in its place', async () => {
    sessionStorage.setItem('contact-draft-1', '{"message":7}');
    await open();
    expect(await message()).toHaveValue('');
  });
});
