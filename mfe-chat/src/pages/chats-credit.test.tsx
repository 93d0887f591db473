import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, piecesOf } from '@oracle-astra/shared/testing';
import { greeting, openChatPage, started, streamEnd, successStatus } from '../testing/chat-page';

const findField = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });
const question = 'Will it mean moving to another city?';
const fromWallet = { questions_left: 0, balance: 12 };
const timed = (seconds: number) => ({ ...started, ...fromWallet, time_left_seconds: seconds });
const chatWith = (seconds: number) => ({
  status: 'success',
  chats: [greeting],
  credit: { ...fromWallet, time_left_seconds: seconds },
  active: true,
});

beforeEach(() => sessionStorage.clear());

it('goes on when the server reports more time after the time was over', async () => {
  openChatPage({ [apiPaths.startChat]: timed(0), [apiPaths.chat]: chatWith(60) });
  expect(await screen.findByRole('timer')).toHaveTextContent('1:00');
  expect(screen.queryByText(/The time of this chat is over/)).not.toBeInTheDocument();
});

it('asks the server for the time that is left before it ends the chat, and ends it if there is none', async () => {
  const { callsOf } = openChatPage({ [apiPaths.startChat]: timed(1), [apiPaths.chat]: chatWith(0) });
  expect(await screen.findByText(/The time of this chat is over/)).toBeInTheDocument();
  await waitFor(() => expect(callsOf(apiPaths.chat).length).toBeGreaterThan(0));
  expect(screen.getByText('This chat has ended')).toBeInTheDocument();
});

it('does not end while an answer is written, and counts the time of the answer', async () => {
  const { answer, arrive } = lateAnswer(piecesOf('It may.', streamEnd({ ...successStatus, ...fromWallet, time_left_seconds: 120 })));
  const { user } = openChatPage({ [apiPaths.startChat]: timed(60), [apiPaths.chat]: chatWith(60), [apiPaths.pushChat]: answer });
  await user.type(await findField(), `${question}{Enter}`);
  await screen.findByRole('button', { name: 'Stop the answer' });
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 90_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('0:00'), { timeout: 3000 });
  expect(screen.queryByText('This chat has ended')).not.toBeInTheDocument();
  await arrive();
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('2:00'));
  jest.restoreAllMocks();
});

it('a question that another means would pay returns to the field, with the new price', async () => {
  let isUsed = false;
  const refusal = streamEnd({ status: 'fail', code: 'price_changed', message: 'The price has changed.' } as never);
  const { user, callsOf } = openChatPage({
    [apiPaths.startChat]: { ...started, questions_left: 1, balance: 12 },
    [apiPaths.chat]: () => (isUsed ? chatWith(120) : { status: 'success', chats: [greeting] }),
    [apiPaths.pushChat]: () => {
      isUsed = true;
      return piecesOf(refusal);
    },
  });
  expect(await screen.findByText(/Your last free question/)).toBeInTheDocument();
  await user.type(await findField(), `${question}{Enter}`);
  expect(await screen.findByText(/This question takes ₹6 from your wallet/)).toBeInTheDocument();
  expect(await findField()).toHaveValue(question);
  await user.type(await findField(), '{Enter}');
  await waitFor(() =>
    expect(callsOf(apiPaths.pushChat).map(({ body }) => body)).toMatchObject([{ shown: 'questions' }, { shown: 'wallet' }]),
  );
});
