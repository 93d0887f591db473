import { act, screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage, piecesOf, type FakeAnswer } from '@oracle-astra/shared/testing';
import { openChatPage, started } from '../testing/chat-page';
import { fillBirthForm, getSubmitButton, openKundliPage, savedResponse } from '../testing/kundli-page';
import { formatEnd, made, openPredictionPage } from '../testing/prediction-page';

type Page = Pick<ReturnType<typeof openChatPage>, 'router' | 'store'>;

/** Only toasts may appear on a page that was opened meanwhile. */
async function expectNotices({ router, store }: Page, toasts: object[]) {
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(store.getState().notices.alerts).toEqual([]);
  expect(store.getState().login.open).toBe(false);
}

beforeEach(() => sessionStorage.clear());

async function sendBirth(path: string, answer: FakeAnswer, nameLabel?: string) {
  const page = openKundliPage(path, { [apiPaths.addBirth]: answer });
  await fillBirthForm(page.user, nameLabel);
  await page.user.click(getSubmitButton());
  await waitFor(() => expect(page.callsOf(apiPaths.addBirth)).toHaveLength(1));
  return page;
}

it.each([
  ['/create-kundli', undefined, '/create-kundli?bid=b9'],
  ['/create-kundli?type=Oracle', undefined, '/chats?type=Oracle&bid=b9'],
  ['/free-kundli-celeb/astra', 'Name of the celebrity', '/chatsceleb?type=Astra&bid=b9'],
])('a birth of %s that is saved later is reported with a link, and its draft is deleted', async (path, nameLabel, to) => {
  const { answer, arrive } = lateAnswer(savedResponse);
  const page = await sendBirth(path, answer, nameLabel);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'good', text: 'Kundli saved', to }]);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

it.each([
  ['is refused', { status: 'fail', message: 'Twenty records are the most.' }, [{ tone: 'bad', text: 'Twenty records are the most.' }]],
  ['meets a session that has ended', new Response('{"status":"fail","message":"Sign in."}', { status: 401 }), []],
])('a birth that %s later opens no dialog elsewhere', async (_what, given, toasts) => {
  const { answer, arrive } = lateAnswer(given);
  const page = await sendBirth('/create-kundli', answer);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, toasts);
});

async function startPrediction(answer: FakeAnswer) {
  const page = openPredictionPage({ [apiPaths.predictions]: answer });
  await page.user.click(await screen.findByRole('button', { name: 'Generate' }));
  await waitFor(() => expect(page.calls.map(({ path }) => path)).toContain(apiPaths.predictions));
  return page;
}
const predicted = { text: 'The prediction is complete.', to: '/daily-prediction?bid=b1&p_type=monthly&kept=p1' };

it('shows a toast with a link for a prediction that is made after the page was left', async () => {
  const { answer, arrive } = lateAnswer(piecesOf('The month opens well.', formatEnd(made)));
  const page = await startPrediction(answer);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [predicted]);
});

it('keeps the selected period, and shows the prediction, when one for another period is made', async () => {
  const { answer, arrive } = lateAnswer(piecesOf('The month opens well.', formatEnd(made)));
  const page = await startPrediction(answer);
  await act(async () => page.router.navigate('/daily-prediction?bid=b1&p_type=yearly'));
  await arrive();
  await waitFor(() => expect(page.router.state.location.search).toBe('?bid=b1&p_type=yearly&kept=p1'));
  expect(page.store.getState().notices.toasts).toEqual([]);
});

it('shows a toast, and no dialog, for a prediction that is refused after the page was left', async () => {
  const refused = { status: 'fail', code: 'insufficient_balance', message: 'None left.' };
  const { answer, arrive } = lateAnswer(new Response(JSON.stringify(refused), { status: 402 }));
  const page = await startPrediction(answer);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'bad', text: expect.stringMatching(/^Your free monthly prediction is used/) }]);
});

it('shows a toast with a link for a public figure that is saved after the page was left', async () => {
  const { answer, arrive } = lateAnswer(savedResponse);
  const page = openKundliPage('/free-kundli-celeb?type=Astra', { [apiPaths.addBirth]: answer });
  await page.user.click(await screen.findByRole('button', { name: 'Ask Astra about Steve Jobs' }));
  await waitFor(() => expect(page.callsOf(apiPaths.addBirth)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ text: 'Chat with Astra', to: '/chatsceleb?type=Astra&bid=b9' }]);
});

it('shows a toast, and no dialog, for a chat that fails to start after the page was left', async () => {
  const { answer, arrive } = lateAnswer({ status: 'fail', message: 'Not now.' });
  const page = openChatPage({ [apiPaths.startChat]: answer });
  await waitFor(() => expect(page.callsOf(apiPaths.startChat)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'bad', text: 'Not now.' }]);
});

it('shows a toast with a link for a past chat that is resumed after the page was left', async () => {
  const { answer, arrive } = lateAnswer(started);
  const page = openChatPage({ [apiPaths.startChat]: answer }, '/chats?chat=a0');
  await page.user.click(await screen.findByRole('button', { name: 'Go on with this chat' }));
  await waitFor(() => expect(page.callsOf(apiPaths.startChat)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ text: 'Chat with Astra', to: '/chats?type=Astra&bid=b1' }]);
});
