import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { balanceAnswers } from '../testing/balance-answers';

function show(path: string) {
  const { fetch, calls } = fakeApi({
    ...balanceAnswers,
    [apiPaths.paymentReceipt]: { status: 'fail', message: 'There is no such receipt.' },
  });
  return { ...renderPage(routes, { path, token: tokenFor('u1'), fetch }), calls };
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('keeps the filter of one list while the other is filtered or a receipt is opened and closed', async () => {
  const { router } = show('/balance?unit=wallet&kind=recharge');
  const payments = await section('Payments');
  await userEvent.click(await payments.findByRole('link', { name: 'Receipt' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?unit=wallet&kind=recharge');
  const choose = async (list: string, name: string) => {
    const link = (await section(list)).getByRole('link', { name });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  };
  await choose('History', 'All');
  expect(router.state.location).toMatchObject({ search: '?kind=recharge', hash: '#history' });
  await choose('History', 'Wallet');
  await choose('Payments', 'All');
  expect(router.state.location).toMatchObject({ search: '?unit=wallet', hash: '#payments' });
});

test('opens no receipt for an empty parameter', async () => {
  const { calls } = show('/balance?receipt=');
  await screen.findByText('₹134.52');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.paymentReceipt);
});
