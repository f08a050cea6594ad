import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Evidence } from '#shared/contract/evidence.ts';
import { ADMIN_ANSWERS } from '#testing/admin-answers.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-app.tsx';

const PACK: Evidence = {
  writtenAt: '2026-11-23T10:00:00Z',
  versions: { app: '1.2.3', node: '24.1.0', postgres: '18.1' },
  testedAt: null,
  place: { kind: 'embedded', where: '/srv/data', bytes: 12_300_000 },
  origin: null,
  https: 'none',
  people: { pupils: 28, teachers: 2, owners: 1, classes: 1, withoutMemory: 3 },
  secondFactor: { required: false, staff: 3, withIt: 1 },
  tables: [
    { name: 'users', purpose: 'accounts', holds: 'Names', until: 'Deleted', rows: 1031 },
    { name: 'messages', purpose: 'talking', holds: 'Messages', until: 'Deleted', rows: 4 },
  ],
  periods: [{ what: 'The audit log', setting: 'AUDIT_DAYS', value: '99 days' }],
  recipients: [],
  backup: null,
  takesUnverified: true,
  teachersAddPupils: true,
};

const section = (name: string) => screen.findByRole('region', { name });
const open = (changes: Partial<Evidence> = {}) => {
  fakeApi({ ...ADMIN_ANSWERS, getEvidence: { ...PACK, ...changes } });
  return renderPage('/admin/evidence');
};

it('the evidence pack says what the installation is, what is stored, and that nobody else receives it', async () => {
  open();
  const installation = await section('The installation');
  for (const fact of [
    '1.2.3, on Node.js 24.1.0 and PostgreSQL 18.1',
    'No run of all tests with this build is recorded on this machine',
    'No: passwords and names cross the network unencrypted',
    'In the folder /srv/data on this computer; 12 MB',
    'The software makes none (BACKUP_DIR is not set)',
    'Not required; set up by 1 of 3 who have an account that is on',
  ]) {
    expect(within(installation).getByText(fact)).toBeVisible();
  }
  const row = within(screen.getByRole('table', { name: 'Accounts and roles' })).getAllByRole(
    'row',
  )[1];
  expect(row).toHaveTextContent('usersNamesDeleted1,031');
  expect(await section('How long it is kept')).toHaveTextContent('99 days');
  expect(await section('Who else receives what')).toHaveTextContent(
    /^Who else receives whatNobody\./,
  );
});

it('the evidence pack names who receives what, if anybody does, and the last good backup', async () => {
  open({
    recipients: [{ who: 'Stripe', host: 'stripe.com', receives: 'The payment' }],
    backup: { lastGoodAt: '2026-11-22T02:00:00Z', problem: 'The disk is full.' },
    testedAt: '2026-11-20T10:00:00Z',
    https: 'server',
  });
  expect(await section('Who else receives what')).toHaveTextContent('Stripestripe.comThe payment');
  expect(screen.queryByText(/^Nobody\. By the settings/)).not.toBeInTheDocument();
  expect(await section('The installation')).toHaveTextContent(
    /Last good one 22 November 2026.*The last try failed: The disk is full\./,
  );
  expect(await section('Accessibility statement')).toHaveTextContent(
    /All tests were passed with exactly this build, on this machine, on 20 November 2026/,
  );
});

it('the evidence pack lists all standards of the Children’s Code, and says which criterion has no test', async () => {
  open();
  const code = await section('The Children’s Code');
  expect(within(code).getAllByRole('listitem')).toHaveLength(15);
  expect(code).toHaveTextContent('Here it is switched off for 3 of 28 pupils.');
  const table = screen.getByRole('table', { name: 'Accessibility by criterion' });
  expect(within(table).getByRole('row', { name: /^2\.3\.1/ })).toHaveTextContent('Not tested');
});

it('the evidence pack leaves to the school what only the school knows', async () => {
  open();
  const assessment = await section('Impact assessment: a starter');
  const blank = within(assessment).getByText(
    'Lawful basis (UK GDPR, Article 6)',
  ).nextElementSibling;
  expect(blank).toHaveTextContent(/^to fill in$/);
});

it('one button prints the evidence pack', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the evidence pack can be requested again when it does not arrive, and is denied to a former owner', async () => {
  const api = fakeApi({ ...ADMIN_ANSWERS, getEvidence: refusal(400, 'Oops.') });
  const user = renderPage('/admin/evidence');
  expect(await screen.findByText('Failed to load the evidence pack')).toBeVisible();
  api.answer('getEvidence', PACK);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await section('The installation')).toBeVisible();
  api.answer('getEvidence', refusal(403, 'Only admins can do this.'));
  renderPage('/admin/evidence');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
