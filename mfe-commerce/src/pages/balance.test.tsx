import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { balanceAnswers, sampleBalance } from '../testing/balance-answers';

const token = tokenFor('u1');

test('shows the balance', async () => {
  renderPage(routes, { path: '/balance', token, fetch: fakeApi({ ...balanceAnswers }).fetch });
  expect((await screen.findByText('Oracle questions')).nextElementSibling).toHaveTextContent('3');
  expect(screen.getByText('Yearly predictions').nextElementSibling).toHaveTextContent('0');
  expect(screen.getByText('Wallet', { selector: 'dt' }).nextElementSibling).toHaveTextContent('₹24.50');
});

test('redirects a visitor to the home page, and requests nothing', async () => {
  const { fetch, calls } = fakeApi({ ...balanceAnswers });
  const { router } = renderPage(routes, { path: '/balance', fetch });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(calls).toEqual([]);
});

test('shows No data found on failure, and loads again on Retry', async () => {
  const { answer, fail } = lateFailure(sampleBalance);
  renderPage(routes, { path: '/balance', token, fetch: fakeApi({ ...balanceAnswers, [apiPaths.balance]: answer }).fetch });
  await screen.findByText('Loading your balance');
  fail();
  expect(await screen.findByRole('heading', { name: 'No data found' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('₹24.50')).toBeInTheDocument();
});

test('is in Hindi on a Hindi page', async () => {
  renderPage(routes, { path: '/balance', token, locale: 'hi', fetch: fakeApi({ ...balanceAnswers }).fetch });
  expect((await screen.findByText('Oracle से सवाल', { selector: 'dt' })).nextElementSibling).toHaveTextContent('3');
  expect(screen.getByText('आपके पास इतना बाकी है। इसके बाद हर सवाल के ₹6 वॉलेट से कटेंगे।')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'रिचार्ज कीजिए' })).toHaveAttribute('href', '/recharges');
});
