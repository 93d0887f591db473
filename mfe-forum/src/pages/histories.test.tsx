import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { getTranslations } from '@oracle-astra/shared/i18n';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const token = tokenFor('u1');

test.each([
  ['/profile/redeem-history', apiPaths.redeems, 'Questions Redeem History', 'Ohh! There is no Redeem history available'],
  ['/profile/transfer-history', apiPaths.transfers, 'Questions Transfer History', 'Ohh! There is no Transfer history available'],
])('%s shows its title and its empty state', async (path, endpoint, title, empty) => {
  renderPage(routes, { path, token, fetch: fakeApi({ [endpoint]: { status: 'success', transactions: [] } }).fetch });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: empty })).toBeInTheDocument();
});

test.each(['/profile/redeem-history', '/profile/transfer-history'])('%s shows No record found on a 404', async (path) => {
  renderPage(routes, { path, token, fetch: fakeApi({}).fetch });
  expect(await screen.findByRole('heading', { name: 'No record found' })).toBeInTheDocument();
});

test.each(['/profile/redeem-history', '/profile/transfer-history', '/notifications'])(
  '%s redirects visitors to the home page',
  async (path) => {
    const { router } = renderPage(routes, { path, fetch: fakeApi({}).fetch });
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
  },
);

test('lists transfers with the masked number', async () => {
  const sent = {
    transaction_id: 'T-1',
    recipient_mobile: '98•••••312',
    oracle_questions: 5,
    sent: true,
    transferred_at: '2026-11-15T05:32:00.000Z',
  };
  renderPage(routes, {
    path: '/profile/transfer-history',
    token,
    fetch: fakeApi({ [apiPaths.transfers]: { status: 'success', transactions: [sent] } }).fetch,
  });
  expect(await screen.findByText('To 98•••••312')).toBeInTheDocument();
  expect(screen.getByText('−5')).toBeInTheDocument();
  expect(screen.getByText('15 Nov 2026, 11:02 am · T-1')).toBeInTheDocument();
});

test.each(['en', 'hi'] as const)('shows older transfers on request, to the last one, in %s', async (locale) => {
  const transfer = (id: string) => ({ transaction_id: id, recipient_mobile: id, oracle_questions: 1, sent: true, transferred_at: at });
  const at = '2026-11-15T05:32:00.000Z';
  const pages: Record<string, object> = {
    first: { transactions: [transfer('T-2')], next_cursor: 'T-2' },
    'T-2': { transactions: [transfer('T-1')], next_cursor: null },
  };
  const { fetch } = fakeApi({
    [apiPaths.transfers]: (_body: unknown, url: URL) => ({ status: 'success', ...pages[url.searchParams.get('cursor') ?? 'first'] }),
  });
  renderPage(routes, { path: '/profile/transfer-history', token, fetch, locale });
  await userEvent.click(await screen.findByRole('button', { name: locale === 'en' ? 'Show more' : 'और दिखाइए' }));
  expect(await screen.findByText(/· T-1$/)).toBeInTheDocument();
  expect(screen.getByText(/· T-2$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Show more|और दिखाइए)$/ })).not.toBeInTheDocument();
});

test('lists redeemed points in Hindi', async () => {
  const transactions = [1, 2].map((count) => ({
    transaction_id: `R-${count}`,
    points_redeemed: count * 1000,
    questions_added: count,
    redeemed_at: '2026-11-15T05:32:00.000Z',
  }));
  const { fetch } = fakeApi({ [apiPaths.redeems]: { status: 'success', transactions } });
  renderPage(routes, { path: '/profile/redeem-history', token, fetch, locale: 'hi' });
  expect(await screen.findByText('Oracle से 1 सवाल')).toBeInTheDocument();
  expect(screen.getByText('Oracle से 2 सवाल')).toBeInTheDocument();
  expect(screen.getByText('−2,000')).toBeInTheDocument();
  expect(screen.getByText('15 नवंबर 2026, सुबह 11:02 बजे · R-1')).toBeInTheDocument();
});

test('shows the Hindi message of a failure code', async () => {
  const refusal = { status: 'fail', code: 'too_many_requests', message: 'Too many requests.' };
  renderPage(routes, { path: '/profile/redeem-history', token, fetch: fakeApi({ [apiPaths.redeems]: refusal }).fetch, locale: 'hi' });
  expect(await screen.findByRole('heading', { name: getTranslations('hi')('shared.failures.tooManyRequests') })).toBeInTheDocument();
});
