import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { sessionEnded } from '@oracle-astra/shared/session';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleAccountSummary } from '../testing/samples';

const path = '/delete-account';
const member = (answers: Record<string, unknown> = {}) => fakeApi({ [apiPaths.accountSummary]: sampleAccountSummary, ...answers });
const alerts = (store: ReturnType<typeof renderPage>['store']) => store.getState().notices.alerts;

test.each([
  [
    'en',
    '2 Oracle questions, 1 Astra question, 6 predictions, 140 points, ₹24.50, your subscription with 480 questions',
    '2 posts and 1 comment, as “Deleted user”',
  ],
  [
    'hi',
    'Oracle के 2 सवाल, Astra के 1 सवाल, 6 भविष्यफल, 140 पॉइंट्स, ₹24.50, 480 सवालों वाला आपका प्लान',
    '2 पोस्ट और 1 टिप्पणी, ‘हटाया गया खाता’ नाम से',
  ],
] as const)('shows a signed-in user what is lost and what stays, in %s', async (locale, lost, stays) => {
  renderPage(routes, { path, fetch: member().fetch, token: tokenFor('u1'), locale });
  expect(await screen.findByText(lost)).toBeInTheDocument();
  expect(screen.getByText(stays)).toBeInTheDocument();
});

test.each([
  ['en', 'Kept for a time', /^payment records.*6 years.*hash.*1 year$/],
  ['hi', 'कुछ समय रहेगा', /^पेमेंट का हिसाब.*6 साल.*1 साल$/],
] as const)('says what is kept after the deletion, and how long, in %s', async (locale, term, items) => {
  renderPage(routes, { path, fetch: fakeApi({}).fetch, locale });
  expect(await screen.findByText(term)).toBeInTheDocument();
  expect(screen.getByText(items)).toBeInTheDocument();
});

test('shows no amounts of a person whose session the server has ended', async () => {
  const { store } = renderPage(routes, { path, fetch: member().fetch, token: tokenFor('u1') });
  expect(await screen.findByText(/2 Oracle questions, 1 Astra question/)).toBeInTheDocument();
  act(() => void store.dispatch(sessionEnded()));
  expect(screen.queryByText(/2 Oracle questions, 1 Astra question/)).not.toBeInTheDocument();
});

async function openDialog(answers: Record<string, unknown>) {
  const api = member(answers);
  const page = renderPage(routes, { path, fetch: api.fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  return { ...page, ...api, dialog };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];
async function requestCode(dialog: Dialog) {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }));
}
async function typeCode(dialog: Dialog) {
  await userEvent.type((await dialog.findAllByRole('textbox'))[0]!, '123456{Enter}');
}

const sent = { status: 'success', token: 'tok', message: 'sent' };

test('deletes the account with number and code, ends the session and goes home', async () => {
  const { dialog, calls, store, router } = await openDialog({
    [apiPaths.sendOtp]: sent,
    [apiPaths.deleteAccount]: { status: 'success', jwt: 'dead' },
  });
  await requestCode(dialog);
  await typeCode(dialog);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(calls.find((call) => call.path === apiPaths.deleteAccount)?.body).toEqual({ mobile: '919876543210', otp: '123456', token: 'tok' });
  expect(store.getState().session.token).toBeNull();
  expect(alerts(store)).toEqual(['Your account has been deleted.']);
});

test('requires a number', async () => {
  const { dialog, store } = await openDialog({});
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }));
  expect(alerts(store)).toEqual(['Please enter your mobile number and select your country code.']);
});

test.each([
  ['a refusal', { status: 'fail', message: 'Wait a little.' }, 'Failed to get OTP. Wait a little.'],
  ['another HTTP status', () => new Response('', { status: 500 }), 'Failed to get OTP. Please try again later.'],
  ['no answer', () => Promise.reject(new TypeError('offline')), 'An error occurred. Please try again later.'],
])('alerts that no code was sent: %s', async (_, answer, alert) => {
  const { dialog, store } = await openDialog({ [apiPaths.sendOtp]: answer });
  await requestCode(dialog);
  await waitFor(() => expect(alerts(store)).toEqual([alert]));
});

test.each([
  ['a refusal', sent, { status: 'fail', message: 'The code is not right.' }, 'The code is not right.'],
  ['an answer without a jwt', sent, { status: 'success', message: 'Not now.' }, 'Not now.'],
  ['another HTTP status', sent, () => new Response('', { status: 500 }), 'Failed to verify OTP. Please try again.'],
  ['no answer', sent, () => Promise.reject(new TypeError('offline')), 'An error occurred. Please try again later.'],
  ['no token', { ...sent, token: '' }, {}, 'Token not found. Please try again.'],
])('alerts that the account was not deleted: %s', async (_, code, answer, alert) => {
  const { dialog, store } = await openDialog({ [apiPaths.sendOtp]: code, [apiPaths.deleteAccount]: answer });
  await requestCode(dialog);
  await typeCode(dialog);
  await waitFor(() => expect(alerts(store)).toEqual([alert]));
  expect(store.getState().session.token).not.toBeNull();
});

test('verifies the number that the code was sent to, even if another one was typed meanwhile', async () => {
  let arrive = (_answer: object): void => undefined;
  const { dialog, calls } = await openDialog({
    [apiPaths.sendOtp]: () => new Promise((resolve) => (arrive = resolve)),
    [apiPaths.deleteAccount]: { status: 'fail', message: 'That code is wrong.' },
  });
  await requestCode(dialog);
  const field = dialog.getByRole('textbox', { name: 'Mobile number' });
  await userEvent.clear(field);
  await userEvent.type(field, '9123456780');
  await act(async () => arrive(sent));
  await typeCode(dialog);
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ path: apiPaths.deleteAccount, body: { mobile: '919876543210' } }));
});

test('a downloaded file of all data stays readable while the browser saves it', async () => {
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: revoke });
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = () => new Response('{"account":[]}', { headers: { 'content-disposition': 'attachment' } });
  renderPage(routes, { path, fetch: member({ [apiPaths.exportAccount]: file }).fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Download as JSON' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(revoke).not.toHaveBeenCalled();
  saved.mockRestore();
});
