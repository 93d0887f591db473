import { useEffect } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { baseApi, listChats } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { useChat, useStreamedText } from '../../components/chat-context';
import { ChatSession } from './chat-session';

const onChatChange = jest.fn();

function SendButton() {
  const chat = useChat();
  const { active } = chat;
  useEffect(() => onChatChange(), [chat]);
  return (
    <>
      <button onClick={() => active?.send('Will I move?')}>Send</button>
      <p>{active ? 'Running' : 'Ended'}</p>
      <p>{active?.refusal?.reason}</p>
    </>
  );
}

const StreamedText = () => <output>{useStreamedText()}</output>;

const renderChart = () => null;
const ignore = () => undefined;

function Page() {
  return (
    <ChatSession
      astrologer="Oracle"
      bid="b1"
      isCelebrity={false}
      isSubscribed={false}
      renderChart={renderChart}
      onRunningChange={ignore}
      header={null}
    >
      <SendButton />
      <StreamedText />
    </ChatSession>
  );
}

const started = {
  status: 'success',
  asst_id: 'a1',
  questions_left: 3,
  balance: 0,
  time_left_seconds: 0,
  message: 'Namaste.',
  user_name: 'Ananya',
  gender: 'Female',
};
const greeted = { status: 'success', chats: [{ from_name: 'Oracle', message: 'Namaste.', chat_time: '2026-11-21T13:22:00Z' }] };
const openWith = (answers: Record<string, unknown>) => {
  const { fetch, calls } = fakeApi({ [apiPaths.startChat]: started, [apiPaths.chat]: greeted, ...answers });
  const page = renderPage([{ path: '/', Component: Page }], { path: '/', token: tokenFor('u1'), fetch });
  return { ...page, countCalls: (of: string) => calls.filter(({ path }) => path === of).length };
};

it('does not change the chat while a reply streams', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const write = (text: string) => act(async () => stream.enqueue(new TextEncoder().encode(text)));
  const reply = () => new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const { store, countCalls } = openWith({ [apiPaths.pushChat]: reply, [apiPaths.chats]: { status: 'success', chats: [] } });
  await act(async () => void store.dispatch(listChats.initiate()));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const before = countCalls(apiPaths.chats);
  await write('It may.');
  await screen.findByText('It may.');
  // Refetched as soon as the server has the question, so that lists and other tabs show it.
  expect(countCalls(apiPaths.chats)).toBe(before + 1);
  onChatChange.mockClear();
  await write(' In spring.');
  expect(await screen.findByText('It may. In spring.')).toBeInTheDocument();
  expect(onChatChange).not.toHaveBeenCalled();
});

it('ends when the server reports that it was ended elsewhere', async () => {
  let isActive = true;
  const { store } = openWith({ [apiPaths.chat]: () => ({ ...greeted, active: isActive }) });
  expect(await screen.findByText('Running')).toBeInTheDocument();
  isActive = false;
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Chat'])));
  expect(await screen.findByText('Ended')).toBeInTheDocument();
});

it('refetches the chat if a question is refused because the chat has ended', async () => {
  const ended = { status: 'fail', code: 'chat_ended', message: 'This chat has ended.' };
  const { countCalls } = openWith({ [apiPaths.pushChat]: ended });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This chat has ended. Nothing was charged.')).toBeInTheDocument();
  await waitFor(() => expect(countCalls(apiPaths.chat)).toBe(2));
});
