import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '@oracle-astra/shared/api';
import { fakeApi } from '@oracle-astra/shared/testing';
import { ClockProvider } from '@oracle-astra/shared/session';
import { ChatContext, StreamedTextContext } from '../../components/chat-context';
import type { Chat } from '../../components/chat-types';
import { MessageThread } from './message-thread';

const createTestStore = () => createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch: fakeApi({}).fetch, locale: 'en' } });

const answer: Chat['items'][number] = {
  id: 'm2',
  kind: 'reply',
  text: 'You may.',
  question: 'Will I move?',
  details: { grounds: [{ term: '4th house', value: 'Gemini' }], houses: [4] },
};

function renderChat(chat: Chat, store = createTestStore()) {
  const frame = (thread: ReactNode) => (
    <Provider store={store}>
      <ClockProvider renderedAt={0} skew={0}>
        <ChatContext value={chat}>{thread}</ChatContext>
      </ClockProvider>
    </Provider>
  );
  return { frame, store };
}

it('copies an answer, and says where the browser does not allow it', async () => {
  const user = userEvent.setup();
  const { frame, store } = renderChat({ astrologer: 'Oracle', items: [answer], renderChart: () => null });
  render(frame(<MessageThread />));
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
  const { frame } = renderChat(chat);
  const withText = (text: string) => frame(<StreamedTextContext value={text}>{thread}</StreamedTextContext>);
  const { rerender } = render(withText('In'));
  fireEvent.click(screen.getByText('Why this answer'));
  expect(screen.getByText('In')).toBeInTheDocument();
  rerender(withText('In spring.'));
  expect(screen.getByText('In spring.')).toBeInTheDocument();
  expect(renderChart).toHaveBeenCalledTimes(1);
});

it('keeps a message where it is while the chat grows', () => {
  const ask = (count: number): Chat => ({
    astrologer: 'Oracle',
    items: Array.from({ length: count }, (_, index) => ({ id: `m${index}`, kind: 'question', text: `Question ${index}` })),
    renderChart: () => null,
  });
  const withQuestions = (count: number) => (
    <ClockProvider renderedAt={0} skew={0}>
      <ChatContext value={ask(count)}>
        <MessageThread />
      </ChatContext>
    </ClockProvider>
  );
  const { rerender } = render(withQuestions(40));
  const messages = [0, 7, 8, 39].map((index) => screen.getByText(`Question ${index}`));
  rerender(withQuestions(49));
  for (const message of messages) expect(message).toBeInTheDocument();
  expect(screen.getAllByText(/^Question \d+$/)).toHaveLength(49);
});
