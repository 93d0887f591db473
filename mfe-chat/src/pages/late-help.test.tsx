import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage } from '@oracle-astra/shared/testing';
import { openChatPage } from '../testing/chat-page';

const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };
const help = { tone: 'warn', text: care.text, to: '/helplines' };
const despair = 'I hope I never wake up';

beforeEach(() => sessionStorage.clear());

const fail = (code: string, status: number) =>
  new Response(JSON.stringify({ status: 'fail', code, message: 'It failed.', care }), { status });

it('shows the help for a question whose session has ended, although its chat is replaced by the offer to log in', async () => {
  const { user, store } = openChatPage({ [apiPaths.pushChat]: () => fail('unauthenticated', 401) });
  await user.type(await screen.findByRole('textbox', { name: 'Your question to Oracle' }), `${despair}{Enter}`);
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([help]));
});

it.each([
  ['a fault', 'internal_error', 500],
  ['too many requests', 'too_many_requests', 429],
] as const)('shows the help that comes with %s after the person has left the chat', async (_way, code, status) => {
  const { answer, arrive } = lateAnswer(fail(code, status));
  const { user, store, router, callsOf } = openChatPage({ [apiPaths.pushChat]: answer });
  await user.type(await screen.findByRole('textbox', { name: 'Your question to Oracle' }), `${despair}{Enter}`);
  await waitFor(() => expect(callsOf(apiPaths.pushChat)).toHaveLength(1));
  await leavePage(router);
  await arrive();
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([help]));
});
