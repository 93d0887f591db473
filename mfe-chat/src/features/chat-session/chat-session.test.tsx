import { useEffect } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { useChat, useStreamedText } from '../../components/chat-context';
import { ChatSession } from './chat-session';

const onChatChange = jest.fn();

function SendButton() {
  const chat = useChat();
  const { active } = chat;
  useEffect(() => onChatChange(), [chat]);
  return <button onClick={() => active?.send('Will I move?')}>Send</button>;
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

it('does not change the chat while a reply streams', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const write = (text: string) => act(async () => stream.enqueue(new TextEncoder().encode(text)));
  const { fetch } = fakeApi({
    [apiPaths.startChat]: {
      status: 'success',
      asst_id: 'a1',
      questions_left: 3,
      balance: 0,
      time_left_seconds: 0,
      message: 'Namaste.',
      user_name: 'Ananya',
      gender: 'Female',
    },
    [apiPaths.chat]: { status: 'success', chats: [{ from_name: 'Oracle', message: 'Namaste.', chat_time: '2026-11-21T13:22:00Z' }] },
    [apiPaths.pushChat]: () => new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
  });
  renderPage([{ path: '/', Component: Page }], { path: '/', token: tokenFor('u1'), fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await write('It may.');
  await screen.findByText('It may.');
  onChatChange.mockClear();
  await write(' In spring.');
  expect(await screen.findByText('It may. In spring.')).toBeInTheDocument();
  expect(onChatChange).not.toHaveBeenCalled();
});
