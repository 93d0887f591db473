import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { balanceAnswers, sampleEntries, sampleTransaction } from '../testing/balance-answers';

const receipt = {
  status: 'success',
  receipt_id: 'rcpt_1',
  number: '2026-27/000482',
  issued_at: '2026-11-18T13:42:00.000Z',
  kind: 'recharge',
  description: 'Recharge',
  taxable: 114_00,
  gst: 20_52,
  gst_percent: 18,
  amount: 134_52,
  method: 'upi',
  payment_id: 'pay_1',
  mobile: null,
  seller: { name: 'Sample Astrology', address: [], gstin: '29AAAAA0000A1Z5', state: 'Karnataka', sac: '998439' },
  invoice: null as string | null,
  document_url: '/apis/payments/receipt.html?receipt_id=rcpt_1',
  pdf_url: '/apis/payments/receipt.pdf?receipt_id=rcpt_1',
};

const show = (answers: Record<string, FakeAnswer> = {}, path = '/balance', locale?: 'hi') => {
  const { fetch, calls } = fakeApi({ ...balanceAnswers, [apiPaths.paymentReceipt]: receipt, ...answers });
  return { ...renderPage(routes, { path, token: tokenFor('u1'), fetch, locale }), calls };
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('describes each entry, with the question of a charge', async () => {
  show();
  const history = await section('History');
  const rows = await history.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Question to Oracle−₹620 Nov 2026, 5:30 pm');
  expect(history.getByRole('link', { name: 'मेरी शादी कब होगी?' })).toHaveAttribute('href', '/chats?type=Oracle&chat=c1');
  expect(history.getByRole('link', { name: 'मेरी शादी कब होगी?' })).toHaveAttribute('lang', 'hi');
  expect(rows[1]).toHaveTextContent('Sent to another number−2 Oracle questions19 Nov 2026, 5:30 pm · 98•••• 4312');
  expect(rows[2]).toHaveTextContent('Welcome gift+3 Astra questions');
});

test('loads the next part, and filters by the address', async () => {
  const pages = (_body: unknown, url: URL) => {
    const rest = url.searchParams.get('cursor') === 'next';
    return { status: 'success', entries: [sampleEntries[rest ? 2 : 0]], next_cursor: rest ? null : 'next' };
  };
  const { router } = show({ [apiPaths.balanceHistory]: pages });
  const history = await section('History');
  await userEvent.click(await history.findByRole('button', { name: 'Show more' }));
  expect(await history.findByText('Welcome gift')).toBeInTheDocument();
  expect(history.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await userEvent.click(history.getByRole('link', { name: 'Wallet' }));
  expect(router.state.location).toMatchObject({ search: '?unit=wallet', hash: '#history' });
  await waitFor(() => expect(history.getByRole('link', { name: 'Wallet' })).toHaveAttribute('aria-current', 'page'));
});

test('shows the empty state', async () => {
  show({
    [apiPaths.balanceHistory]: { status: 'success', entries: [], next_cursor: null },
    [apiPaths.paymentTransactions]: { status: 'success', transactions: [], next_cursor: null },
  });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'You have paid nothing yet' })).toBeInTheDocument();
});

test('loads a failed history again on Retry', async () => {
  const { answer, fail } = lateFailure(balanceAnswers[apiPaths.balanceHistory]);
  show({ [apiPaths.balanceHistory]: answer });
  await screen.findByText('Loading the history');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('Welcome gift')).toBeInTheDocument();
});

test('lists payments and opens a receipt at its own address', async () => {
  const { router } = show();
  const payments = await section('Payments');
  expect(await payments.findByText('Wallet recharge')).toBeInTheDocument();
  expect(payments.getByText('₹134.52')).toBeInTheDocument();
  expect(payments.getByText('18 Nov 2026, 7:12 pm · UPI')).toBeInTheDocument();
  await userEvent.click(payments.getByRole('link', { name: 'Receipt' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  expect((await dialog.findByText('Invoice number')).nextElementSibling).toHaveTextContent('2026-27/000482');
  expect(dialog.getByRole('link', { name: 'Open and print' })).toHaveAttribute('href', receipt.document_url);
  expect(dialog.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', receipt.pdf_url);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('renews the links of a receipt that stays open', async () => {
  // Long before and long after the clock of the page.
  const ends = ['2001-01-01', '2099-01-01'].map((day) => Date.parse(day) / 1000);
  const linkOf = (expires: number | undefined) => `${receipt.document_url}&expires=${expires}`;
  const answers = ends.map((expires) => ({ ...receipt, document_url: linkOf(expires) }));
  const { calls } = show({ [apiPaths.paymentReceipt]: () => (answers.length > 1 ? answers.shift() : answers[0]) });
  await userEvent.click(await (await section('Payments')).findByRole('link', { name: 'Receipt' }));
  const print = await screen.findByRole('link', { name: 'Open and print' });
  await waitFor(() => expect(print).toHaveAttribute('href', linkOf(ends[1])));
  expect(calls.filter(({ path }) => path === apiPaths.paymentReceipt)).toHaveLength(2);
});

test('opens the credit note of a refund, which names its invoice', async () => {
  const refund = { ...sampleTransaction, transaction_id: 'refund_1', kind: 'refund', method: null, receipt_id: 'note_1' };
  show({
    [apiPaths.paymentTransactions]: { status: 'success', transactions: [refund], next_cursor: null },
    [apiPaths.paymentReceipt]: { ...receipt, receipt_id: 'note_1', kind: 'refund', number: 'OA/C26-27/00001', invoice: '2026-27/000482' },
  });
  await userEvent.click(await (await section('Payments')).findByRole('link', { name: 'Credit note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note' }));
  expect(dialog.getByText('Credit note number').nextElementSibling).toHaveTextContent('OA/C26-27/00001');
  expect(dialog.getByText('For the invoice').nextElementSibling).toHaveTextContent('2026-27/000482');
});

test.each([
  [{ unit: 'wallet', count: 20 }, 'returned · ₹20.00 of it was used before'],
  [{ unit: 'questions', count: 1 }, 'returned · 1 question of it had been asked'],
])('shows the used part of a refund (%j)', async (used, words) => {
  const refund = { ...sampleTransaction, kind: 'refund', method: null, receipt_id: null, refund_state: 'returned', used };
  show({ [apiPaths.paymentTransactions]: { status: 'success', transactions: [refund], next_cursor: null } });
  expect(await (await section('Payments')).findByText(new RegExp(`${words}$`))).toBeInTheDocument();
});

test('requests the payments of one kind', async () => {
  const { calls } = show({}, '/balance?kind=refund');
  await section('Payments');
  await screen.findByText('₹134.52');
  expect(screen.getByRole('link', { name: 'Refunds' })).toHaveAttribute('aria-current', 'page');
  expect(calls.map(({ path }) => path)).toContain(apiPaths.paymentTransactions);
});

test('shows why a receipt is not available', async () => {
  show(
    { [apiPaths.paymentReceipt]: { status: 'fail', code: 'receipt_not_found', message: 'There is no such receipt.' } },
    '/balance?receipt=x',
  );
  expect(await screen.findByText('There is no such receipt.')).toBeInTheDocument();
});

test('is in Hindi on a Hindi page', async () => {
  show({ [apiPaths.paymentTransactions]: { status: 'success', transactions: [sampleTransaction], next_cursor: null } }, '/balance', 'hi');
  const history = await section('हिसाब');
  expect(await history.findByText('Oracle से सवाल')).toBeInTheDocument();
  expect((await section('पेमेंट')).getByRole('link', { name: 'रिचार्ज' })).toBeInTheDocument();
});
