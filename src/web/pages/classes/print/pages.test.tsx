// The pages that teachers print: the report, the letter home, the certificates.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PupilLetter, ReportWeek } from '#shared/contract/class-reports.ts';
import { CLASS_ANSWERS, OTTERS } from '#testing/class-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

beforeEach(() => localStorage.clear());

const NOTHING: ReportWeek = {
  from: '2026-11-09',
  to: '2026-11-15',
  pupils: 0,
  rounds: { verified: 0, rushed: 0, unverified: 0 },
  seconds: 0,
  games: [],
  work: [],
  objectives: [],
};
const WEEK: ReportWeek = {
  from: '2026-11-16',
  to: '2026-11-22',
  pupils: 1,
  rounds: { verified: 3, rushed: 1, unverified: 2 },
  seconds: 754,
  games: [
    { gameId: 'grammar-guru', rounds: 2 },
    { gameId: 'word-search', rounds: 1 },
  ],
  work: [{ id: 7, label: 'a or an', until: '2026-11-20', done: 1, of: 2 }],
  objectives: [
    {
      code: 'Y3.MD.1',
      text: 'Facts of the 3, 4 and 8 times tables',
      answers: 4,
      right: 4,
      pupils: 1,
    },
    { code: 'Y3.GR.2', text: 'a or an', answers: 10, right: 7, pupils: 1 },
  ],
};
const LETTER: PupilLetter = {
  pupil: { id: 31, displayName: 'Zara K.', yearGroup: 3 },
  from: '2026-10-12',
  to: '2026-11-22',
  rounds: { verified: 12, rushed: 1, unverified: 0 },
  games: [{ gameId: 'grammar-guru', rounds: 12 }],
  isEarly: false,
  secure: [{ code: 'Y3.GR.4', text: 'Conjunctions', answers: 20, right: 18 }],
  practising: [{ code: 'Y3.GR.2', text: 'a or an', answers: 10, right: 4 }],
  known: {
    rows: [
      { kind: 'word', label: 'island' },
      { kind: 'fact', label: '7 × 8' },
    ],
    total: 2,
  },
  comingBack: { rows: [{ kind: 'word', label: 'queue' }], total: 30 },
};

function stubPrint() {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  return print;
}

describe('the report of a class', () => {
  const answers = {
    ...CLASS_ANSWERS,
    getClassReport: { rows: [WEEK, NOTHING], total: 2, pupils: 2 },
  };

  it('the report of a class without pupils says only that', async () => {
    fakeApi({ ...answers, getClass: { ...OTTERS, pupils: [] } });
    renderPage('/classes/5/report');
    expect(await screen.findByText('Nobody is in this class yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('the report says for each week how much was played, what does not count, and the objectives with their numbers, all of them on request', async () => {
    fakeApi(answers);
    const user = renderPage('/classes/5/report');
    const week = within(
      (await screen.findByRole('heading', { name: '16 to 22 November 2026 (so far)' }))
        .parentElement ?? document.body,
    );
    expect(
      week.getByText(
        '1 of 2 pupils played for about 13 minutes in all, in games that were checked. 3 games count. Not counted: 1 game rushed (too fast to have read the questions) and 2 games that could not be checked.',
      ),
    ).toBeVisible();
    expect(week.getByText('Grammar Guru 2 and Word Search 1.')).toBeVisible();
    expect(
      week.getByText('Set work: a or an, until 20 November 2026: 1 of 2 pupils have finished'),
    ).toBeVisible();
    expect(week.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'All objectives' }));
    const rows = week.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['ObjectiveRightPupils', 'a or an Y3.GR.27 of 10 (70%)1']);
    expect(week.getByText('And 1 objective with fewer than 5 answers.')).toBeVisible();
    expect(screen.getByText('Nobody has played.')).toBeVisible();
    const sheet = document.querySelector('.sheet');
    expect(sheet).not.toHaveTextContent(/Zara|Omar/);
  });

  it('the report begins with the number of secure objectives, and names the five that need most work', async () => {
    const objectives = [4, 9, 2, 8, 5, 1, 3, 7].map((right) => {
      return { code: `Y3.GR.${right}`, text: `Objective ${right}`, answers: 10, right, pupils: 1 };
    });
    fakeApi({
      ...answers,
      getClassReport: { rows: [{ ...WEEK, objectives }], total: 1, pupils: 2 },
    });
    renderPage('/classes/5/report');
    const sentence = 'Secure objectives, with 80% right or more: 2 of 8';
    expect(await screen.findByText(sentence)).toBeVisible();
    const list = screen.getByText('These need most work:').nextElementSibling;
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4, 5].map((right) => `Objective ${right}: ${right} of 10 (${right}0%)`),
    );
  });

  it('the report has a line for each pupil only on request, without names while they are hidden', async () => {
    localStorage.setItem('names-hidden', 'true');
    const api = fakeApi(answers);
    const user = renderPage('/classes/5/report');
    const line = { rounds: 2, answers: 10, right: 7 };
    const byPupil = [
      { ...line, id: 31, displayName: 'Zara K.' },
      { id: 32, displayName: 'Omar', rounds: 0, answers: 0, right: 0 },
    ];
    const wanted = await screen.findByRole('switch', { name: 'A line for each pupil' });
    expect(api.lastQueryTo('getClassReport')).toBe('weeks=4');
    api.answer('getClassReport', { rows: [{ ...WEEK, byPupil }], total: 1, pupils: 2 });
    await user.click(wanted);
    const table = await screen.findByRole('table', { name: /^Pupils, 16 to 22/ });
    expect(api.lastQueryTo('getClassReport')).toBe('weeks=4&byPupil=yes');
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toContainEqual(expect.stringMatching(/^Pupil [12]0–$/));
    expect(rows).toContainEqual(expect.stringMatching(/^Pupil [12]27 of 10 \(70%\)$/));
    expect(rows).toHaveLength(3);
  });

  it('the report says that a week had no game that counts', async () => {
    const rounds = { verified: 0, rushed: 0, unverified: 2 };
    const week = { ...NOTHING, pupils: 1, rounds };
    fakeApi({ ...answers, getClassReport: { rows: [week], total: 1, pupils: 2 } });
    renderPage('/classes/5/report');
    const sentence =
      '1 of 2 pupils played, but no game that counts. Not counted: 2 games that could not be checked.';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('the report goes back as far as is chosen, and prints', async () => {
    const print = stubPrint();
    const api = fakeApi(answers);
    const user = renderPage('/classes/5/report');
    await user.selectOptions(await screen.findByLabelText('How far back'), '12 weeks');
    await waitFor(() => expect(api.lastQueryTo('getClassReport')).toBe('weeks=12'));
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('the report can be requested again when it does not arrive', async () => {
    const api = fakeApi({ ...answers, getClassReport: refusal(400, 'Oops.') });
    const user = renderPage('/classes/5/report');
    expect(await screen.findByText('Failed to load the report')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
    api.answer('getClassReport', answers.getClassReport);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nobody has played.')).toBeVisible();
  });
});

describe('the letter home', () => {
  const open = (letter: PupilLetter) => {
    const week = { goal: 60, rounds: 34, lastWeek: 41 };
    const getClass = { ...CLASS_ANSWERS.getClass, week };
    fakeApi({ ...CLASS_ANSWERS, getClass, getPupilLetter: letter });
    return renderPage('/classes/5/pupils/31/letter');
  };
  const part = async (title: string) =>
    (await screen.findByRole('heading', { name: title })).parentElement;

  it('a letter home says what the child played, knows and meets next, each with its number, and compares with nobody', async () => {
    open(LETTER);
    expect(await part('What your child played')).toHaveTextContent(
      'From 12 October to 22 November 2026 your child finished 12 games: Grammar Guru (12). Not counted: 1 game rushed (too fast to have read the questions).',
    );
    expect(
      screen.getByText(
        'This week the class has played 34 games together, last week 41. Its goal is 60 a week.',
      ),
    ).toBeVisible();
    const known = await part('What your child knows well');
    expect(known).toHaveTextContent('Conjunctions: 18 of 20 (90%) right');
    expect(known).toHaveTextContent(
      'Your child remembers 1 word and 1 number fact well: island and 7 × 8.',
    );
    const next = await part('What comes next');
    expect(next).toHaveTextContent('a or an: 4 of 10 (40%) right');
    expect(next).toHaveTextContent(
      '30 words and number facts will come back in the games within a week, before they are forgotten: queue, and others.',
    );
    expect(document.querySelector('.sheet')).not.toHaveTextContent(/average|rank|other pupils/i);
  });

  it('a letter home says that it is too early rather than guess', async () => {
    open({
      ...LETTER,
      rounds: { verified: 1, rushed: 0, unverified: 0 },
      isEarly: true,
      secure: [],
      practising: [],
      known: { rows: [], total: 0 },
      comingBack: { rows: [], total: 0 },
    });
    expect(await part('What your child knows well')).toHaveTextContent(
      'It is too early to say. So far we can count 1 game, and with fewer than 5 we would only be guessing.',
    );
    expect(await part('What comes next')).toHaveTextContent(
      'New questions from your child’s school year.',
    );
  });

  it('a letter home is hidden while names are hidden', async () => {
    localStorage.setItem('names-hidden', 'true');
    const user = open(LETTER);
    await user.click(await screen.findByRole('switch', { name: /^Hide names/ }));
    expect(await screen.findByText(/^For the family of Zara K\. · Otters/)).toBeVisible();
  });

  it('there is no letter home for a pupil of another class', async () => {
    fakeApi({ ...CLASS_ANSWERS, getPupilLetter: refusal(404, 'We couldn’t find that.') });
    renderPage('/classes/5/pupils/99/letter');
    expect(await screen.findByText('We can’t find that pupil in this class.')).toBeVisible();
  });
});

const KNOWN = ['Conjunctions', 'a or an', 'Prefixes', 'Word families'].map((text, nth) => {
  return { code: `Y3.GR.${nth + 1}`, text, answers: 10, right: 9 };
});

describe('certificates', () => {
  const answers = {
    ...CLASS_ANSWERS,
    getAchievements: {
      rows: [
        { userId: 32, displayName: 'Omar', secure: [], rounds: 1, words: 0, sittings: 1 },
        { userId: 31, displayName: 'Zara K.', secure: KNOWN, rounds: 12, words: 3, sittings: 0 },
      ],
      total: 2,
    },
  };

  it('each certificate names what its pupil has done, and a pupil who has done nothing gets none', async () => {
    fakeApi(answers);
    const user = renderPage('/classes/5/certificates');
    const zara = () => screen.getByRole('article', { name: 'Certificate for Zara K.' });
    await screen.findByRole('article');
    expect(zara()).toHaveTextContent(
      'who has got at least four in five answers right in the last 8 weeks on ‘Conjunctions’, ‘a or an’ and ‘Prefixes’.',
    );
    expect(screen.getByText('No certificate for what is known well yet: Omar')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('What for'), 'Games played');
    const omar = screen.getByRole('article', { name: 'Certificate for Omar' });
    expect(omar).toHaveTextContent('who has finished 1 game.');
    await user.selectOptions(screen.getByLabelText('What for'), 'Words in flower');
    expect(zara()).toHaveTextContent('who has grown 3 words into flowers');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('No certificate for words in flower yet: Omar')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('What for'), 'Tables check taken');
    expect(screen.getByRole('article')).toHaveTextContent('Omarwho has sat the tables check');
  });

  it('certificates are printed for one pupil or all', async () => {
    const print = stubPrint();
    fakeApi(answers);
    const user = renderPage('/classes/5/certificates');
    await user.selectOptions(await screen.findByLabelText('Who for'), 'Zara K.');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.selectOptions(screen.getByLabelText('What for'), 'Tables check taken');
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('there are no certificates for an empty class or while names are hidden', async () => {
    const api = fakeApi({ ...answers, getAchievements: { rows: [], total: 0 } });
    renderPage('/classes/5/certificates');
    expect(await screen.findByText('Nobody is in this class yet.')).toBeVisible();
    localStorage.setItem('names-hidden', 'true');
    api.answer('getAchievements', answers.getAchievements);
    renderPage('/classes/5/certificates');
    expect(await screen.findByText(/^Certificates have pupils’ names on them/)).toBeVisible();
  });
});

describe('practice sheets', () => {
  const question = (text: string, answer: string) => {
    return { question: text, way: 'write' as const, options: [], others: [], answer };
  };
  const sheet = (userId: number, displayName: string) => ({
    userId,
    displayName,
    sums: [question('7 × 8 = ?', '56')],
    spelling: [question('We rowed to the ___.', 'island')],
    grammar: [
      {
        question: 'Which word is a **noun**?',
        way: 'choose' as const,
        options: ['run', 'lake'],
        others: [],
        answer: 'lake',
      },
      {
        question: 'Put the sentences in order.',
        way: 'order' as const,
        options: ['A: They ate.', 'B: They cooked.'],
        others: [],
        answer: 'B, A. They cooked. They ate.',
      },
    ],
  });
  const rows = [sheet(31, 'Zara K.'), sheet(32, 'Omar')];
  const none = { rows: [], total: 0 };
  const answers = {
    ...CLASS_ANSWERS,
    getWork: none,
    getSettable: none,
    getSheets: { day: '2026-11-27', rows, total: 2 },
  };

  it('a sheet has a number and a date, the page behind it the sentences and the answers; first names are a choice', async () => {
    fakeApi(answers);
    const user = renderPage('/classes/5');
    await user.click(await screen.findByRole('link', { name: 'Work' }));
    await user.click(await screen.findByRole('link', { name: 'Practice sheets' }));
    const [first, behind, ...others] = await screen.findAllByRole('article');
    expect(others).toHaveLength(2);
    screen.getByText('The first of 4 pages. All of them are printed.');
    expect(first).toHaveTextContent(/^Pupil \d.*27 November 2026/);
    expect(first).toHaveTextContent('7 × 8 = _');
    expect(first).toHaveTextContent('Write the letters in order: ____ ____');
    expect(first).not.toHaveTextContent(/56|island|B, A|Zara|Omar|mistake|level/);
    expect(behind).toHaveTextContent('island – We rowed to the island.');
    expect(behind).toHaveTextContent('56');
    await user.click(screen.getByRole('switch', { name: 'First names on the sheets' }));
    expect(first).toHaveTextContent(/^Zara/);
    await user.selectOptions(screen.getByLabelText('What to print'), 'Sheets only');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('no name stands beside a number while names are hidden', async () => {
    localStorage.setItem('names-hidden', 'true');
    fakeApi(answers);
    renderPage('/classes/5/sheets');
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(screen.queryByText(/Zara|Omar/)).not.toBeInTheDocument();
  });
});
