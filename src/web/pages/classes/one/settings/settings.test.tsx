import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MovedClass } from '#shared/contract/school-year.ts';
import { BY_PASSWORD } from '#testing/admin-answers.ts';
import { CLASS_ANSWERS, OTTERS, PUPILS } from '#testing/class-answers.ts';
import { answersFor, AWAY, fakeApi, pupil, refusal } from '#testing/fake-api.ts';
import { fill } from '#testing/fill.ts';
import { renderPage } from '#testing/render-app.tsx';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const OWNER = answersFor(pupil({ id: 9, role: 'owner', isAdmin: true, yearGroup: 1 }));
const JAY = {
  id: 11,
  username: 'jay',
  displayName: 'Ms Jay',
  isActive: true,
  classCount: 0,
  hasSecondFactor: false,
  ...BY_PASSWORD,
};

describe('class settings', () => {
  it('a class can be renamed and moved to another year', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
    const user = renderPage('/classes/5/settings');
    const settings = await panel('Class settings');
    const name = settings.getByLabelText('Name of this class');
    await user.clear(name);
    await user.click(settings.getByRole('button', { name: 'Save name and year' }));
    expect(name).toHaveAccessibleDescription('Please give the class a name.');
    expect(name).toHaveFocus();
    await fill(user, name, 'Hawks');
    await user.selectOptions(settings.getByLabelText('Year of this class'), 'Mixed ages');
    await user.click(settings.getByRole('button', { name: 'Save name and year' }));
    expect(api.sentTo('changeClass')).toEqual([{ name: 'Hawks', yearGroup: null }]);
  });

  it.each([
    ['name', 'Hawks', 3, { name: 'Hawks' }],
    ['year', 'Otters', 4, { yearGroup: 4 }],
  ])(
    'only the %s of a class is sent if only that was changed, as a colleague may have changed the rest',
    async (_, name, year, sent) => {
      const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
      const user = renderPage('/classes/5/settings');
      const settings = await panel('Class settings');
      const save = settings.getByRole('button', { name: 'Save name and year' });
      await user.click(save);
      const field = settings.getByLabelText('Name of this class');
      await user.clear(field);
      await fill(user, field, name);
      await user.selectOptions(settings.getByLabelText('Year of this class'), `Year ${year}`);
      await user.click(save);
      expect(api.sentTo('changeClass')).toEqual([sent]);
    },
  );

  it('a class can be given maths questions with typed numbers alone', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
    const user = renderPage('/classes/5/settings');
    const box = (await panel('Class settings')).getByRole('switch', {
      name: 'Typed numbers only',
    });
    expect(box).toHaveAccessibleDescription(/no signs, number lines, pictures to read/);
    await user.click(box);
    expect(api.sentTo('changeClass')).toEqual([{ typedNumbersOnly: true }]);
  });

  it('class settings keep what was typed when the server is away', async () => {
    fakeApi({ ...CLASS_ANSWERS, changeClass: AWAY });
    const user = renderPage('/classes/5/settings');
    const name = (await panel('Class settings')).getByLabelText('Name of this class');
    await user.type(name, ' 2{Enter}');
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/^We can’t reach the school server/),
    );
    expect(name).toHaveValue('Otters 2');
  });

  it.each([
    ['New class code…', /old code, its link .* stop working/, 'Make a new code', { newCode: true }],
    ['Archive the class…', /Nothing is lost/, 'Archive', { isArchived: true }],
  ])('the action “%s” asks first, and says what happens', async (button, text, action, sent) => {
    const api = fakeApi({ ...CLASS_ANSWERS, changeClass: OTTERS });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: button }));
    const asked = await dialog();
    expect(asked.getByText(text)).toBeInTheDocument();
    expect(api.sentTo('changeClass')).toHaveLength(0);
    await user.click(asked.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo('changeClass')).toEqual([sent]);
  });

  it('an owner can share a class and take a teacher out', async () => {
    const api = fakeApi({
      ...CLASS_ANSWERS,
      ...OWNER,
      getTeachers: { rows: [JAY], total: 1 },
      changeClass: OTTERS,
    });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Share the class' }));
    await user.click(screen.getByRole('button', { name: 'Remove Mr Teach as a teacher' }));
    await user.click((await dialog()).getByRole('button', { name: 'Remove from class' }));
    await waitFor(() =>
      expect(api.sentTo('changeClass')).toEqual([{ teacherIds: [8, 11] }, { teacherIds: [] }]),
    );
  });

  it('class settings tell a teacher whom to ask for sharing', async () => {
    fakeApi(CLASS_ANSWERS);
    renderPage('/classes/5/settings');
    const settings = await panel('Class settings');
    expect(settings.getByText(/share this class .* ask your admin/)).toBeInTheDocument();
    expect(settings.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it('only an empty class can be deleted', async () => {
    const api = fakeApi({
      ...CLASS_ANSWERS,
      getClass: { ...OTTERS, pupilCount: 0, pupils: [] },
      deleteClass: undefined,
    });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Delete the class…' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Classes' })).toBeInTheDocument();
    expect(api.sentTo('deleteClass')).toHaveLength(1);
  });

  it('a pupil who has an account can be put into the class', async () => {
    const [zara] = PUPILS;
    const found = {
      id: 40,
      username: 'ann',
      displayName: 'Ann',
      avatar: '🐱',
      yearGroup: 4 as const,
      classes: ['Foxes'],
      isArchived: false,
    };
    const api = fakeApi({
      ...CLASS_ANSWERS,
      findCandidates: { rows: [found], total: 1 },
      ...(zara && { addPupil: zara }),
    });
    const user = renderPage('/classes/5/settings');
    const field = await screen.findByLabelText('Name or username');
    await user.type(field, 'a{Enter}');
    expect(field).toHaveAccessibleDescription('Please type at least two letters of the name.');
    await user.type(field, 'nn{Enter}');
    expect(await screen.findByText('1 pupil found.')).toBeInTheDocument();
    expect(api.lastQueryTo('findCandidates')).toBe('search=ann');
    expect(screen.getByText('(ann, Year 4, Foxes)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Put Ann into this class' }));
    expect(await screen.findByText('Ann is in the class now.')).toBeInTheDocument();
    expect(api.sentTo('addPupil')).toEqual([{ userId: 40 }]);
  });
});

const PLAN: MovedClass = {
  classId: 5,
  formerName: 'Otters',
  name: 'Otters',
  yearGroup: 4,
  schoolYear: '2027/28',
  isArchived: false,
  leaversClassId: null,
  rows: [
    {
      id: 31,
      displayName: 'Zara K.',
      avatar: '🦊',
      action: 'move-up',
      yearGroup: 3,
      nextYearGroup: 4,
      otherClasses: [],
    },
    {
      id: 32,
      displayName: 'Omar',
      avatar: '🐶',
      action: 'leave-class',
      yearGroup: 3,
      nextYearGroup: 3,
      otherClasses: ['Choir'],
    },
  ],
  total: 2,
};

describe('a new school year', () => {
  it('a new school year shows what becomes of each pupil, with the chosen leavers, and then does it', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, moveUp: PLAN });
    const user = renderPage('/classes/5/settings');
    const year = await panel('A new school year');
    await user.click(year.getByRole('button', { name: 'Preview' }));
    expect(
      await year.findByText(
        'The class continues in 2027/28. Into Year 4: 1 pupil. Leaving: 1 pupil.',
      ),
    ).toBeInTheDocument();
    const zara = year.getByRole('switch', { name: 'Zara K. leaves' });
    expect(zara).toHaveAccessibleDescription('Moves from Year 3 to Year 4.');
    const omar = year.getByRole('switch', { name: 'Omar leaves' });
    expect(omar).toBeChecked();
    expect(omar).toHaveAccessibleDescription('Leaves this class only, and stays in Choir.');
    const [first, second] = PLAN.rows;
    const rows = first && second ? [{ ...first, action: 'leave' as const }, second] : [];
    api.answer('moveUp', { ...PLAN, rows });
    await user.click(zara);
    await waitFor(() =>
      expect(zara).toHaveAccessibleDescription(/^The account is archived: no signing in/),
    );
    await user.click(year.getByRole('button', { name: 'Move up to 2027/28…' }));
    const asked = await dialog();
    expect(asked.getByText(/new code, and the old link ends. 1 pupil can no longer/)).toBeVisible();
    api.answer('moveUp', { ...PLAN, rows, leaversClassId: 6 });
    await user.click(asked.getByRole('button', { name: 'Move up to 2027/28' }));
    expect(await year.findByText('Otters is in the school year 2027/28 now.')).toBeVisible();
    expect(year.getByRole('link', { name: /Save copies/ })).toHaveAttribute('href', '/classes/6');
    expect(api.sentTo('moveUp')).toEqual([
      { dryRun: true },
      { dryRun: true, leaverIds: [32, 31] },
      {
        dryRun: false,
        leaverIds: [31, 32],
        name: 'Otters',
        keepCode: false,
        schoolYear: '2027/28',
      },
    ]);
  });

  it('a preview of the new school year, and Not now, lead the focus to its heading', async () => {
    fakeApi({ ...CLASS_ANSWERS, moveUp: PLAN });
    const user = renderPage('/classes/5/settings');
    const year = await panel('A new school year');
    const heading = year.getByRole('heading', { name: 'A new school year' });
    await user.click(year.getByRole('button', { name: 'Preview' }));
    const notNow = await year.findByRole('button', { name: 'Not now' });
    expect(heading).toHaveFocus();
    await user.click(notNow);
    expect(year.getByRole('button', { name: 'Preview' })).toBeVisible();
    expect(heading).toHaveFocus();
  });

  it('the page says why a new school year cannot begin', async () => {
    const sentence = 'This class is in the school year 2027/28 already.';
    fakeApi({ ...CLASS_ANSWERS, moveUp: refusal(409, sentence) });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('after a preview that failed, the class is moved up only by a fresh one', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, moveUp: PLAN });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    const zara = await screen.findByRole('switch', { name: 'Zara K. leaves' });
    api.answer('moveUp', refusal(503, 'Please try again in a moment.'));
    await user.click(zara);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(screen.queryByRole('button', { name: /^Move up/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
  });

  it('a Year 6 class is archived whole', async () => {
    const rows = PLAN.rows.map((row) => ({ ...row, action: 'leave' as const }));
    const last = { ...PLAN, yearGroup: 6 as const, schoolYear: '2026/27', isArchived: true, rows };
    const api = fakeApi({ ...CLASS_ANSWERS, moveUp: last });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('This class leaves: 2 pupils.')).toBeInTheDocument();
    const year = await panel('A new school year');
    expect(year.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archive the whole class…' }));
    await user.click((await dialog()).getByRole('button', { name: 'Archive the whole class' }));
    await waitFor(() => expect(api.sentTo('moveUp')).toHaveLength(2));
    expect(api.sentTo('moveUp')[1]).toEqual({
      dryRun: false,
      keepCode: false,
      schoolYear: '2026/27',
    });
  });
});

describe('an archived class', () => {
  const archived = { ...OTTERS, isArchived: true, pupils: PUPILS };

  it('an archived class returns with one press', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getClass: archived, changeClass: OTTERS });
    const user = renderPage('/classes/5/settings');
    const bring = await screen.findByRole('button', { name: 'Bring the class back' });
    expect(screen.queryByRole('region', { name: 'Class settings' })).not.toBeInTheDocument();
    api.answer('getClass', { ...OTTERS, pupils: PUPILS });
    await user.click(bring);
    expect(await screen.findByRole('region', { name: 'Class settings' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(api.sentTo('changeClass')).toEqual([{ isArchived: false }]);
  });

  it('an archived class deletes one or all of those who left, after a question', async () => {
    const api = fakeApi({ ...CLASS_ANSWERS, getClass: archived, deletePupils: undefined });
    const user = renderPage('/classes/5/settings');
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      const text = (await dialog()).getByText(/gone for good/);
      expect(text).toHaveTextContent(/^All that is kept about them/);
      expect(text).not.toHaveTextContent(/accounts|copies/);
      await user.click((await dialog()).getByRole('button', { name: 'Delete for good' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    };
    await remove('Delete Omar…');
    await remove('Delete all of them…');
    expect(api.sentTo('deletePupils')).toEqual([{ userIds: [32] }, { userIds: [31, 32] }]);
  });

  it('the page says why a copy of a class could not be saved', async () => {
    fakeApi({ ...CLASS_ANSWERS, getClass: archived, getLeaverCopy: refusal(409, 'Not left.') });
    const user = renderPage('/classes/5/settings');
    await user.click(await screen.findByRole('button', { name: 'Save a copy for Omar' }));
    expect(await screen.findByText('409: Not left.')).toBeInTheDocument();
  });
});
