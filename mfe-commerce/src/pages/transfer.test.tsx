import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { balanceAnswers } from '../testing/balance-answers';

const preview = { status: 'success', recipient: 'ravi', name: 'R••••', mobile: '98•••• 4312', questions: 2, questions_left: 1 };

const show = (answers: Record<string, FakeAnswer>, locale?: 'hi') => {
  const { fetch, calls } = fakeApi({ ...balanceAnswers, ...answers });
  const callsOf = (called: string) => calls.filter(({ path }) => path === called);
  return { ...renderPage(routes, { path: '/balance', token: tokenFor('u1'), fetch, locale }), callsOf };
};

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' });
const questions = () => screen.getByRole('textbox', { name: 'Number of questions' });

async function fillIn(number: string, count: string) {
  await click('Transfer Questions');
  await screen.findByRole('dialog', { name: 'Transfer Questions' });
  expect(mobile()).toHaveFocus();
  if (number) await userEvent.type(mobile(), number);
  if (count) await userEvent.type(questions(), count);
  await click('Continue');
}

test('names the recipient, and sends the questions once', async () => {
  const transferred = { status: 'success', message: '2 questions were sent.', transaction_id: 't1', questions_left: 1 };
  const { store, callsOf } = show({ [apiPaths.transferPreview]: preview, [apiPaths.transfer]: transferred });
  await fillIn('9876504312', '2');
  expect(await screen.findByText('Send 2 Oracle questions to R••••, 98•••• 4312?')).toBeInTheDocument();
  expect(callsOf(apiPaths.transfer)).toEqual([]);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: '2 questions were sent.' }]));
  expect(callsOf(apiPaths.transfer).map(({ body }) => body)).toEqual([{ mobile: '9876504312', questions: 2, recipient: 'ravi' }]);
  expect(callsOf(apiPaths.transfer)[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(callsOf(apiPaths.balance)).toHaveLength(2));
});

test('asks again whose number it is if it has passed to somebody else meanwhile', async () => {
  const message = 'This number belongs to somebody else by now.';
  const changed = { status: 'fail', code: 'transfer_recipient_changed', message };
  const { store } = show({ [apiPaths.transferPreview]: preview, [apiPaths.transfer]: changed });
  await fillIn('9876504312', '2');
  await click('Send');
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: message }]));
  expect((await screen.findByRole('textbox', { name: 'Mobile number' })) as HTMLInputElement).toHaveValue('9876504312');
});

test.each([
  ['', '1'],
  ['5876504312', '1'],
  ['9876504312', ''],
  ['9876504312', '0'],
  ['9876504312', '1.5'],
])('refuses the number %p and %p questions before a call', async (number, count) => {
  const { callsOf } = show({ [apiPaths.transferPreview]: preview });
  await fillIn(number, count);
  expect(screen.getByRole('dialog')).toContainElement(document.querySelector('[aria-invalid=true]'));
  expect(callsOf(apiPaths.transferPreview)).toEqual([]);
});

test.each([
  ['transfer_own_number', 'This is your own number.', 'Mobile number'],
  ['transfer_recipient_not_found', 'There is no account with this number.', 'Mobile number'],
  ['transfer_insufficient_questions', 'You have fewer Oracle questions.', 'Number of questions'],
])('shows %s by a toast and at its field, and keeps what was typed', async (code, message, field) => {
  const { store } = show({ [apiPaths.transferPreview]: { status: 'fail', code, message } });
  await fillIn('9876504312', '20');
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: message }]));
  expect(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(new RegExp(message));
  expect([mobile(), questions()].map((input) => (input as HTMLInputElement).value)).toEqual(['9876504312', '20']);
});

test.each([
  ['1,000', 1000],
  ['₹ 1,00,000', 100_000],
  ['५००', 500],
  ['Rs. 500/-', 500],
  ['1000.00', 1000],
])('reads %p as %d questions, typed and pasted', async (text, count) => {
  const { callsOf } = show({ [apiPaths.transferPreview]: { status: 'fail', code: 'transfer_insufficient_questions', message: 'Fewer.' } });
  await fillIn('9876504312', text);
  await waitFor(() => expect(callsOf(apiPaths.transferPreview)).toHaveLength(1));
  await userEvent.clear(questions());
  await userEvent.click(questions());
  await userEvent.paste(text);
  expect(questions()).toHaveValue(String(count));
  await click('Continue');
  await waitFor(() => expect(callsOf(apiPaths.transferPreview)).toHaveLength(2));
  expect(callsOf(apiPaths.transferPreview).map(({ body }) => body)).toEqual(Array(2).fill({ mobile: '9876504312', questions: count }));
});

test.each([
  ['-5', /^Write the number of questions in digits/],
  ['2.5', /^Write the number of questions in digits/],
  ['all', /^Write the number of questions in digits/],
  ['1234567890', /^Send at most 1,00,000 questions at once\./],
])('says what to do about %p', async (text, words) => {
  const { callsOf } = show({});
  await fillIn('9876504312', text);
  expect(questions()).toHaveAccessibleDescription(words);
  expect(questions()).toHaveValue(text);
  expect(callsOf(apiPaths.transferPreview)).toEqual([]);
});

test('goes back to the form with its values', async () => {
  show({ [apiPaths.transferPreview]: preview });
  await fillIn('9876504312', '2');
  await click('Back');
  expect(questions()).toHaveValue('2');
});

test('retries a transfer without an answer under the same key', async () => {
  let isBroken = true;
  const answer = () =>
    isBroken ? Promise.reject(new TypeError('no network')) : { status: 'success', transaction_id: 't1', questions_left: 1 };
  const { store, callsOf } = show({ [apiPaths.transferPreview]: preview, [apiPaths.transfer]: answer });
  await fillIn('9876504312', '2');
  await click('Send');
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  isBroken = false;
  await click('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = callsOf(apiPaths.transfer).map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
});

test('is in Hindi on a Hindi page', async () => {
  show({}, 'hi');
  await click('सवाल ट्रांसफ़र कीजिए');
  expect(await screen.findByText('सिर्फ़ Oracle के सवाल। भेजने के बाद वापस नहीं होते।')).toBeInTheDocument();
});
