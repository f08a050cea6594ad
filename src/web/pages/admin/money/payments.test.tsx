import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '#shared/contract/owner-payments.ts';
import { ADMIN_ANSWERS, ZARA } from '#testing/admin-answers.ts';
import { CONFIG, fakeApi, refusal, slowAnswer } from '#testing/fake-api.ts';
import { renderApp, renderPart } from '#testing/render-app.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { StudentsPanel } from '../students-panel.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';

const NOTICE: PaymentNotice = {
  id: 7,
  kind: 'dispute-opened',
  amountPence: 400,
  isTest: true,
  decision: null,
  student: { id: 3, displayName: 'Zara K.', isActive: true },
  wantedUsername: null,
  createdAt: '2026-03-01T10:00:00Z',
};

const listOf = (...rows: PaymentNotice[]) => ({
  rows,
  total: rows.length,
  undecided: rows.filter(({ decision }) => decision === null).length,
});

async function openPanel(notices: ReturnType<typeof listOf>) {
  const api = fakeApi({ ...ADMIN_ANSWERS, getPaymentNotices: notices });
  const user = renderPart(<PaymentsPanel />);
  const panel = within(await screen.findByRole('region', { name: 'Payments to look at' }));
  await panel.findByRole('listitem');
  return { api, user, panel };
}

describe('the payments to look at', () => {
  it('the page of money says so where there is no payment to look at', async () => {
    fakeApi(ADMIN_ANSWERS);
    renderPart(<PaymentsPanel />);
    expect(await screen.findByText('No refunds, disputes or failed payments.')).toBeInTheDocument();
  });

  it('each payment says what happened to whose money, and whether it was a test', async () => {
    const { panel } = await openPanel(listOf(NOTICE));
    expect(panel.getByText('1 to decide')).toBeInTheDocument();
    expect(panel.getByText(/The payer’s bank wants £4\.00 back\./)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Zara K.' })).toHaveAttribute(
      'href',
      '/admin/student/3',
    );
    expect(panel.getByText('Test')).toBeInTheDocument();
  });

  it('a payment is dismissed by keeping the account', async () => {
    const { api, user, panel } = await openPanel(listOf(NOTICE));
    const kept: PaymentNotice = { ...NOTICE, decision: 'kept' };
    api.answer('decidePaymentNotice', kept);
    api.answer('getPaymentNotices', listOf(kept));
    await user.click(panel.getByRole('button', { name: 'Keep the account' }));
    expect(await panel.findByText('The account was kept.')).toBeInTheDocument();
    expect(api.sentTo('decidePaymentNotice')).toEqual([{ decision: 'kept' }]);
  });

  it('a payment is dismissed once by a double press, and nothing says that it failed', async () => {
    const { api, user, panel } = await openPanel(listOf(NOTICE));
    const kept: PaymentNotice = { ...NOTICE, decision: 'kept' };
    const slow = slowAnswer<PaymentNotice>();
    api.answer('decidePaymentNotice', slow.answer);
    api.answer('getPaymentNotices', listOf(kept));
    await user.dblClick(panel.getByRole('button', { name: 'Keep the account' }));
    slow.arrive(kept);
    expect(await panel.findByText('The account was kept.')).toBeInTheDocument();
    expect(api.sentTo('decidePaymentNotice')).toHaveLength(1);
  });

  it('an account is switched off only after a question', async () => {
    const { api, user, panel } = await openPanel(listOf(NOTICE));
    await user.click(panel.getByRole('button', { name: 'Switch off…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Switch Zara K. off?' });
    expect(api.sentTo('decidePaymentNotice')).toEqual([]);
    const off: PaymentNotice = { ...NOTICE, decision: 'switched-off' };
    api.answer('decidePaymentNotice', off);
    api.answer('getPaymentNotices', listOf(off));
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo('decidePaymentNotice')).toEqual([{ decision: 'switched-off' }]);
    expect(await panel.findByText('The account was switched off.')).toBeInTheDocument();
  });

  it('the page says when an account could not be switched off', async () => {
    const { api, user, panel } = await openPanel(listOf(NOTICE));
    api.answer('decidePaymentNotice', refusal(409, 'This has already been decided.'));
    await user.click(panel.getByRole('button', { name: 'Keep the account' }));
    expect(await screen.findByText('409: This has already been decided.')).toBeInTheDocument();
  });

  it('a payment without an account offers nothing to switch off', async () => {
    const failed: PaymentNotice = {
      ...NOTICE,
      kind: 'payment-failed',
      student: null,
      wantedUsername: 'omar',
    };
    const { panel } = await openPanel(listOf(failed));
    expect(panel.getByText('omar')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Noted' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Switch off…' })).not.toBeInTheDocument();
  });
});

describe('test mode', () => {
  const LIVE = { mode: 'stripe' as const, scriptUrl: '', isTest: false };

  it('the page says, and cannot hide, that registration takes no money in test mode', async () => {
    fakeApi(ADMIN_ANSWERS);
    renderPart(<TestModeBanner />);
    const banner = await screen.findByRole('complementary', { name: 'Test mode' });
    expect(banner).toHaveTextContent('TEST MODE: registration takes no money');
    expect(within(banner).queryByRole('button')).not.toBeInTheDocument();
  });

  it('the page says that Stripe’s test keys take no money', async () => {
    const payment = { ...LIVE, isTest: true };
    fakeApi({ ...ADMIN_ANSWERS, getConfig: { ...CONFIG, payment } });
    renderPart(<TestModeBanner />);
    expect(await screen.findByText(/The Stripe keys are test keys/)).toBeInTheDocument();
  });

  it('test mode is not mentioned where money is taken', async () => {
    fakeApi({ ...ADMIN_ANSWERS, getConfig: { ...CONFIG, payment: LIVE } });
    renderApp('/admin/money');
    await screen.findByText('No refunds, disputes or failed payments.');
    expect(screen.queryByText(/TEST MODE/)).not.toBeInTheDocument();
  });

  it('a pupil’s page shows that the account was paid in test mode, and what became of a payment', async () => {
    const student = { ...ZARA, isTest: true, paymentState: 'disputed' as const };
    fakeApi({ ...ADMIN_ANSWERS, getStudents: [student] });
    renderPart(<StudentsPanel />);
    expect(await screen.findByText('Test, not paid: disputed')).toBeInTheDocument();
  });
});
