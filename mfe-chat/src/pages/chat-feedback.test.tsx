import { act, screen, waitFor } from '@testing-library/react';
import { baseApi, getChat } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { greeting, openChatPage as open, streamEnd, successStatus, time } from '../testing/chat-page';

const answered = [
  greeting,
  { from_name: 'Ananya', message: 'Will it mean moving to another city?', chat_time: time },
  { from_name: 'Oracle', message: 'It may. Your 4th house is Gemini.', chat_time: time, mid: 'm2' },
];
const findField = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });
const findRating = (name = 'This helped') => screen.findByRole('button', { name });
const withRating = (helped: boolean | null) => [...answered.slice(0, 2), { ...answered[2], ...(helped === null ? {} : { helped }) }];

/** A server that stores the rating of the answer. */
function createRatedChat() {
  let helped: boolean | null = null;
  return {
    rate: (value: boolean | null) => void (helped = value),
    answers: {
      [apiPaths.chat]: () => Response.json({ status: 'success', chats: withRating(helped) }),
      [apiPaths.chatFeedback]: (body: unknown) => {
        helped = (body as { helped: boolean | null }).helped;
        return Response.json({ status: 'success' });
      },
    },
  };
}

beforeEach(() => sessionStorage.clear());

it('sends that an answer helped, and withdraws it', async () => {
  const { user, callsOf } = open({
    [apiPaths.chat]: { status: 'success', chats: answered },
    [apiPaths.chatFeedback]: { status: 'success' },
  });
  await user.click(await screen.findByRole('button', { name: 'This helped' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true'));
  await user.click(screen.getByRole('button', { name: 'This helped' }));
  await waitFor(() => expect(callsOf(apiPaths.chatFeedback)).toHaveLength(2));
  expect(callsOf(apiPaths.chatFeedback).map(({ body }) => body)).toEqual([
    { asst_id: 'a1', mid: 'm2', helped: true },
    { asst_id: 'a1', mid: 'm2', helped: null },
  ]);
});

it('keeps rating and focus when the answer is refetched as a stored message', async () => {
  let stored: unknown[] = answered.slice(0, 1);
  const { user } = open({
    [apiPaths.chat]: () => Response.json({ status: 'success', chats: stored }),
    [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd({ ...successStatus, mid: 'm2' })),
    [apiPaths.chatFeedback]: () => {
      stored = [...answered.slice(0, 2), { ...answered[2], helped: true }];
      return Response.json({ status: 'success' });
    },
  });
  await user.type(await findField(), `${answered[1]?.message ?? ''}{Enter}`);
  const helped = await screen.findByRole('button', { name: 'This helped' });
  await user.click(helped);
  await waitFor(() => expect(screen.getAllByText('It may.')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true'));
  expect(helped).toHaveFocus();
  expect(helped).toHaveTextContent('This helped');
});

it('restores the previous rating if saving fails', async () => {
  const { user, store } = open({
    [apiPaths.chat]: { status: 'success', chats: [...answered.slice(0, 2), { ...answered[2], helped: false }] },
    [apiPaths.chatFeedback]: () => new Response('{}', { status: 500 }),
  });
  await user.click(await screen.findByRole('button', { name: 'This helped' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad' }]));
  expect(screen.getByRole('button', { name: 'This did not help' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the rating when the chat is opened again', async () => {
  const { answers } = createRatedChat();
  const { user, router, callsOf } = open(answers, '/chats?chat=a0');
  await user.click(await findRating());
  await waitFor(() => expect(callsOf(apiPaths.chatFeedback)).toHaveLength(1));
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Another page');
  await act(() => router.navigate('/chats?chat=a0'));
  await waitFor(async () => expect(await findRating()).toHaveAttribute('aria-pressed', 'true'));
});

it('does not undo a rating with messages that were read before the press', async () => {
  const { answers, rate } = createRatedChat();
  const late: (() => void)[] = [];
  let isSlow = false;
  const chat = () => {
    const answer = answers[apiPaths.chat]();
    return isSlow ? new Promise<Response>((resolve) => late.push(() => resolve(answer))) : answer;
  };
  rate(false);
  const { user, store, callsOf } = open({ ...answers, [apiPaths.chat]: chat }, '/chats?chat=a0');
  expect(await findRating('This did not help')).toHaveAttribute('aria-pressed', 'true');
  // Read in another tab before the rating, and answered after the press.
  rate(null);
  isSlow = true;
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Chat'])));
  await waitFor(() => expect(late).toHaveLength(1));
  isSlow = false;
  await user.click(await findRating());
  await waitFor(() => expect(callsOf(apiPaths.chatFeedback)).toHaveLength(1));
  const seen: (string | null)[] = [];
  const watch = new MutationObserver(() => seen.push(screen.getByRole('button', { name: 'This helped' }).getAttribute('aria-pressed')));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  await act(async () => late.forEach((arrive) => arrive()));
  await waitFor(() => expect(getChat.select('a0')(store.getState()).data?.chats.at(-1)?.helped).toBe(true));
  watch.disconnect();
  expect(seen).not.toContain('false');
  expect(await findRating()).toHaveAttribute('aria-pressed', 'true');
});

it('shows a rating of another tab, also after it was withdrawn here', async () => {
  const { answers, rate } = createRatedChat();
  const { user, store, callsOf } = open(answers, '/chats?chat=a0');
  await user.click(await findRating());
  await user.click(await findRating());
  await waitFor(() => expect(callsOf(apiPaths.chatFeedback)).toHaveLength(2));
  rate(false);
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Chat'])));
  await waitFor(async () => expect(await findRating('This did not help')).toHaveAttribute('aria-pressed', 'true'));
});
