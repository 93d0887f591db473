import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { ChatContext, StreamedTextContext } from '../../components/chat-context';
import type { Chat, Turn } from '../../components/chat-types';
import { MessageThread } from './message-thread';

const answer: Chat['items'][number] = {
  id: 'm2',
  kind: 'reply',
  text: 'You may.',
  question: 'Will I move?',
  details: { grounds: [{ term: '4th house', value: 'Gemini' }], houses: [4] },
};

/** Renders an element for a value; the returned function changes the value. */
function renderWith<Value>(initial: Value, toElement: (value: Value) => ReactNode) {
  let change: (value: Value) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState(initial);
    change = setValue;
    return toElement(value);
  }
  const { store } = renderPage([{ path: '/', element: <Page /> }], { path: '/', fetch: fakeApi({}).fetch });
  return { store, change: (value: Value) => act(() => change(value)) };
}

it('copies an answer, and reports if the browser does not allow it', async () => {
  const user = userEvent.setup();
  const chat: Chat = { astrologer: 'Oracle', items: [answer], renderChart: () => null };
  const { store } = renderWith(chat, (value) => (
    <ChatContext value={value}>
      <MessageThread />
    </ChatContext>
  ));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'The answer could not be copied' }]);
  await user.click(screen.getByRole('button', { name: 'Copy the answer' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('You may.');
});

it('renders only the streaming reply while its text grows', () => {
  const renderChart = jest.fn(() => null);
  const chat: Chat = {
    astrologer: 'Oracle',
    items: [
      { id: 'm1', kind: 'question', text: 'Will I move?' },
      answer,
      { id: 't1-question', kind: 'question', text: 'And when?' },
      { id: 't1', kind: 'streaming' },
    ],
    announcement: '',
    renderChart,
  };
  const thread = <MessageThread />;
  const { change } = renderWith('In', (text) => (
    <ChatContext value={chat}>
      <StreamedTextContext value={text}>{thread}</StreamedTextContext>
    </ChatContext>
  ));
  fireEvent.click(screen.getByText('Why this answer'));
  expect(screen.getByText('In')).toBeInTheDocument();
  change('In spring.');
  expect(screen.getByText('In spring.')).toBeInTheDocument();
  expect(renderChart).toHaveBeenCalledTimes(1);
});

it('keeps the elements of messages while the chat grows', () => {
  const ask = (count: number): Chat => ({
    astrologer: 'Oracle',
    items: Array.from({ length: count }, (_, index) => ({ id: `m${index}`, kind: 'question', text: `Question ${index}` })),
    renderChart: () => null,
  });
  const { change } = renderWith(40, (count) => (
    <ChatContext value={ask(count)}>
      <MessageThread />
    </ChatContext>
  ));
  const messages = [0, 7, 8, 39].map((index) => screen.getByText(`Question ${index}`));
  change(49);
  for (const message of messages) expect(message).toBeInTheDocument();
  expect(screen.getAllByText(/^Question \d+$/)).toHaveLength(49);
});

it('denies no answer in an ended chat if it is not known beside the help', () => {
  const sent = { id: 't1', key: 'k1', question: 'I hope I never wake up', after: 0 };
  const care: Turn['care'] = {
    level: 'R',
    language: 'en',
    text: 'I am glad you said it.',
    helplines: [{ number: '14416', label: 'Tele-MANAS' }],
  };
  const turn: Turn = { ...sent, reply: '', state: 'failed', outcome: null, failure: null, care };
  const chat: Chat = { astrologer: 'Oracle', items: [{ id: 't1', kind: 'failed', text: '', turn }], renderChart: () => null };
  renderWith(chat, (value) => (
    <ChatContext value={value}>
      <MessageThread />
    </ChatContext>
  ));
  expect(screen.getByRole('alert')).toHaveTextContent('We do not know whether this was answered. Open the chat again in a minute.');
});
