import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateAnswer, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { fullPrice, paymentAnswers, reducedPrice } from '../testing/payment-answers';

const path = '/payment?astrologer=oracle&wallet=120';

const show = (answers: Record<string, FakeAnswer> = {}, search = '', token: string | null = tokenFor('u1')) =>
  renderPage(routes, { path: path + search, token, fetch: fakeApi(paymentAnswers(answers)).fetch });

const toPay = async () => (await screen.findByText('To pay')).nextElementSibling;

test('includes the coupon of the address in the price, and removes it', async () => {
  const { router } = show({}, '&coupon=W-9');
  expect(await toPay()).toHaveTextContent('₹122.72');
  expect(screen.getByText('Wheel discount, 9%').nextElementSibling).toHaveTextContent('−₹10.00');
  expect(screen.getByRole('textbox', { name: 'Coupon' })).toHaveAccessibleDescription('It is in the price.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('₹134.52')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?astrologer=oracle&wallet=120');
});

test('applies a typed coupon', async () => {
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), ' W-9 ');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('₹122.72')).toBeInTheDocument();
});

test('keeps a refused coupon in its field with the reason, and shows the full price', async () => {
  const refusal = { status: 'fail', code: 'coupon_used', message: 'This coupon was used already.' };
  show({ [apiPaths.rechargeQuote]: (_body: unknown, url: URL) => (url.searchParams.get('coupon') ? refusal : fullPrice) }, '&coupon=W-9');
  const field = await screen.findByRole('textbox', { name: 'Coupon' });
  expect(field).toHaveValue('W-9');
  expect(field).toHaveAccessibleDescription('This coupon was used already.');
  expect(await toPay()).toHaveTextContent('₹134.52');
});

test('requires a coupon, and asks a visitor to log in', async () => {
  const { store } = show({}, '', null);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  const field = screen.getByRole('textbox', { name: 'Coupon' });
  expect(field).toHaveAccessibleDescription(/^Enter the coupon\./);
  await userEvent.type(field, 'W-9');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(store.getState().login.open).toBe(true);
  expect(field).toHaveValue('W-9');
});

test('stays in place while a coupon is applied, and announces its refusal', async () => {
  const late = lateAnswer({ status: 'fail', code: 'coupon_used', message: 'This coupon was used already.' });
  show({ [apiPaths.rechargeQuote]: (_body: unknown, url: URL) => (url.searchParams.get('coupon') ? late.answer() : fullPrice) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Credit/Debit Card' }));
  const field = screen.getByRole('textbox', { name: 'Coupon' });
  await userEvent.type(field, 'W-9{Enter}');
  expect(await toPay()).toHaveTextContent('₹134.52');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled());
  expect(field).toHaveFocus();
  await late.arrive();
  expect(await screen.findByRole('alert')).toHaveTextContent('This coupon was used already.');
  expect(field).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled());
});

test('stays in place while the price with a coupon loads', async () => {
  const late = lateAnswer(reducedPrice);
  show({ [apiPaths.rechargeQuote]: (_body: unknown, url: URL) => (url.searchParams.get('coupon') ? late.answer() : fullPrice) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Credit/Debit Card' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'W-9');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled());
  await late.arrive();
  expect(await screen.findByRole('button', { name: 'Pay ₹122.72' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
});

test('a coupon whose check failed can be removed or checked again, and nothing is paid meanwhile', async () => {
  let isLost = true;
  const answer = (_body: unknown, url: URL) => {
    if (!url.searchParams.get('coupon')) return fullPrice;
    return isLost ? Promise.reject(new TypeError('Failed to fetch')) : reducedPrice;
  };
  show({ [apiPaths.rechargeQuote]: answer });
  await userEvent.click(await screen.findByRole('radio', { name: 'Credit/Debit Card' }));
  const field = screen.getByRole('textbox', { name: 'Coupon' });
  await userEvent.type(field, 'W-9{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong!');
  expect(await toPay()).toHaveTextContent('₹134.52');
  expect(screen.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay ₹134.52' })).toBeEnabled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(field, 'W-9{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹122.72' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
});

test('checks a coupon again that was refused for a passing reason', async () => {
  const busy = { status: 'fail', code: 'too_many_requests', message: 'Try again later.' };
  const answers: unknown[] = [Response.json(busy, { status: 429 }), reducedPrice];
  show({ [apiPaths.rechargeQuote]: (_body: unknown, url: URL) => (url.searchParams.get('coupon') ? answers.shift() : fullPrice) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'W-9');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹122.72' })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
