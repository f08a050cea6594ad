import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderApp } from '#testing/render-app.tsx';

const UNKNOWN = refusal(404, 'We could not find that.');
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of a class', () => {
  it('shows its pupils, by name, with year, games and username', async () => {
    fakeApi(CLASS_ANSWERS);
    renderApp('/classes/5');
    const [zara, omar] = await (await panel('Pupils')).findAllByRole('listitem');
    expect(zara).toHaveTextContent('Zara K.Username: zaraYear 3 · 12 games · Last played: Never');
    expect(omar).toHaveTextContent('No year yet · 1 game ·');
  });

  it('says when there is no such class', async () => {
    fakeApi({ ...CLASS_ANSWERS, getClass: UNKNOWN });
    renderApp('/classes/99');
    expect(await screen.findByText(/There is no such class/)).toBeInTheDocument();
  });

  it('says when it could not be loaded, and tries again when asked', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getClass: refusal(429, 'Too many.') });
    const user = renderApp('/classes/5');
    expect(await screen.findByText('Failed to load the class')).toBeInTheDocument();
    api.answer('getClass', { ...OTTERS, pupils: PUPILS });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Zara K.')).toBeInTheDocument();
  });

  it('adds one pupil after another, in the year of the class', async () => {
    const [zara] = PUPILS;
    const api = fakeApi({ ...CLASS_ANSWERS, ...(zara && { addPupil: zara }) });
    const user = renderApp('/classes/5');
    const name = await screen.findByLabelText('Name of a new pupil');
    await user.type(name, 'Zara K.{Enter}');
    expect(
      await screen.findByText('Zara K. is in the class, with the username zara.'),
    ).toBeInTheDocument();
    expect(api.sentTo('addPupil')).toEqual([{ displayName: 'Zara K.', yearGroup: 3 }]);
    expect(name).toHaveValue('');
    expect(name).toHaveFocus();
  });

  it('keeps the name of a pupil who could not be added, and says why', async () => {
    const sentence = 'Only an admin can make accounts here. Please ask yours.';
    fakeApi({ ...CLASS_ANSWERS, addPupil: refusal(403, sentence) });
    const user = renderApp('/classes/5');
    const name = await screen.findByLabelText('Name of a new pupil');
    await user.type(name, 'Zara{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(sentence));
    expect(name).toHaveValue('Zara');
  });

  it('takes a pupil out after asking', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, removePupil: undefined });
    const user = renderApp('/classes/5');
    await user.click(await screen.findByRole('button', { name: 'Take out Omar' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.sentTo('removePupil')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo('removePupil')).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('shows the code and where to type it, opens the class page and closes it', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
    const user = renderApp('/classes/5');
    const signIn = await panel('Signing in');
    expect(signIn.getByText('CDF346')).toBeInTheDocument();
    expect(signIn.getByText(`${window.location.host}/c/CDF346`)).toBeInTheDocument();
    expect(signIn.getByText('The class page is closed.')).toBeInTheDocument();
    api.answer('getClass', { ...OTTERS, signInOpen: 'always', pupils: PUPILS });
    await user.click(signIn.getByRole('button', { name: 'Always open' }));
    expect(await signIn.findByText('The class page is always open.')).toBeInTheDocument();
    await user.click(signIn.getByRole('button', { name: 'Close it' }));
    await waitFor(() =>
      expect(api.sentTo('changeClass')).toEqual([{ signInOpen: 'always' }, { signInOpen: false }]),
    );
  });

  it('makes pictures for those who have none, and says for how many', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, makeCards: { rows: [], total: 2 } });
    const user = renderApp('/classes/5');
    const make = await screen.findByRole('button', { name: /^Make pictures/ });
    await user.click(make);
    expect(await screen.findByText('Pictures are made for 2 pupils.')).toBeInTheDocument();
    expect(api.sentTo('makeCards')).toEqual([{ kind: 'pictures' }]);
    api.answer('makeCards', { rows: [], total: 0 });
    await user.click(make);
    expect(
      await screen.findByText('Everybody in the class has pictures already.'),
    ).toBeInTheDocument();
  });

  it('looks up forgotten pictures only when asked again, because that is recorded', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, lookUpPictures: { pictures: ['🏠', '🐟', '🥁'] } });
    const user = renderApp('/classes/5');
    await user.click(await screen.findByRole('button', { name: 'Forgotten pictures of Zara K.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Zara K.' }));
    expect(dialog.getByText(/It is recorded/)).toBeInTheDocument();
    expect(api.sentTo('lookUpPictures')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Show the pictures' }));
    const pictures = await dialog.findAllByRole('listitem');
    expect(pictures.map((one) => one.textContent)).toEqual(['🏠House', '🐟Fish', '🥁Drum']);
  });

  it('says when a pupil has no pictures yet', async () => {
    fakeApi({ ...CLASS_ANSWERS, lookUpPictures: UNKNOWN });
    const user = renderApp('/classes/5');
    await user.click(await screen.findByRole('button', { name: 'Forgotten pictures of Omar' }));
    await user.click(await screen.findByRole('button', { name: 'Show the pictures' }));
    expect(await screen.findByText('Omar has no secret pictures yet.')).toBeInTheDocument();
  });
});
