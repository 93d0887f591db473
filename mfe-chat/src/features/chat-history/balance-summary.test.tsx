import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { BalanceSummary } from './balance-summary';

const balance = { status: 'success', oracle_questions: 1200, astra_questions: 2, wallet: 24 };
const show = (answer: () => unknown) =>
  renderPage([{ path: '/', element: <BalanceSummary /> }], {
    path: '/',
    token: tokenFor('u1'),
    fetch: fakeApi({ [apiPaths.balance]: answer }).fetch,
  });

it('says that the balance is loading', async () => {
  show(() => new Promise(() => undefined));
  expect(await screen.findByText('Loading your balance')).toBeInTheDocument();
});

it('loads a balance that failed on Retry', async () => {
  let answer: unknown = new Response('', { status: 500 });
  show(() => answer);
  expect(await screen.findByRole('alert')).toHaveTextContent('No data found');
  answer = balance;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('1,200')).toBeInTheDocument();
  expect(screen.queryByText('No data found')).not.toBeInTheDocument();
});
