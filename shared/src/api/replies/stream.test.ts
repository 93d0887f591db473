/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { apiPaths, siteRoutes, streamSeparator } from '../../contract';
import { signedIn } from '../../session';
import { fakeApi, piecesOf, tokenFor, type FakeAnswer } from '../../testing';
import { createStore } from '../store';
import { idleLimitMs, streamChatReply } from './stream';

const asha = tokenFor('asha');
const done = { status: 'success', questions_left: 2, balance: 0, time_left_seconds: 60 };
const ending = streamSeparator + JSON.stringify(done);

function ask(answer: FakeAnswer) {
  const { fetch, calls } = fakeApi({ [apiPaths.pushChat]: answer });
  const store = createStore({ token: asha, extra: { baseUrl: 'http://site.test', fetch } });
  const shown: string[] = [];
  const reply = store.dispatch(
    streamChatReply({
      url: apiPaths.pushChat,
      body: { message: 'When will I marry?' },
      idempotencyKey: 'k1',
      onText: (text) => shown.push(text),
    }),
  );
  return { reply, shown, calls, store };
}

const refusal = (body: string, status: number) => () => new Response(body, { status });

function createInterruptedReply(...pieces: string[]): Response {
  const waiting = pieces.map((piece) => new TextEncoder().encode(piece));
  return new Response(
    new ReadableStream({
      pull(controller) {
        const next = waiting.shift();
        if (next) controller.enqueue(next);
        else controller.error(new TypeError('the line broke'));
      },
    }),
  );
}

/** A stream that stays open without more data. */
const stalled = (...pieces: string[]) =>
  new Response(
    new ReadableStream({ start: (controller) => pieces.forEach((piece) => controller.enqueue(new TextEncoder().encode(piece))) }),
  );

it('sends the question with its key and the session', async () => {
  const { reply, calls } = ask(() => piecesOf('Soon.', ending));
  await reply;
  expect(calls).toEqual([expect.objectContaining({ path: apiPaths.pushChat, body: { message: 'When will I marry?' } })]);
  expect(['idempotency-key', 'authorization', 'content-type'].map((name) => calls[0]?.headers.get(name))).toEqual([
    'k1',
    `Bearer ${asha}`,
    'application/json',
  ]);
});

it('reports the text as it grows, and resolves with the final status', async () => {
  const { reply, shown } = ask(() => piecesOf('Saturn ', 'moves on.', ending));
  expect(await reply).toEqual({ text: 'Saturn moves on.', status: done });
  expect(shown[0]).toBe('Saturn ');
  expect(shown.at(-1)).toBe('Saturn moves on.');
});

it('reads characters and a status that are split between chunks', async () => {
  const bytes = new TextEncoder().encode(`शनि${ending}`);
  const halves = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { reply, shown } = ask(() => new Response(halves));
  expect(await reply).toEqual({ text: 'शनि', status: done });
  expect(shown.every((text) => 'शनि'.startsWith(text))).toBe(true);
});

describe('resolves instead of rejecting', () => {
  it('when a reply is interrupted, with the text so far', async () => {
    expect(await ask(() => createInterruptedReply('Saturn ', 'moves')).reply).toEqual({ text: 'Saturn moves', status: null });
  });

  it('when a reply ends without a status', async () => {
    expect(await ask(() => piecesOf('Saturn moves on.')).reply).toEqual({ text: 'Saturn moves on.', status: null });
  });

  it('when the network is down', async () => {
    expect(await ask(() => Promise.reject(new TypeError('Failed to fetch'))).reply).toEqual({ text: '', status: null });
  });

  it('when the user leaves the page', async () => {
    const leave = new AbortController();
    const waiting: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(leave.signal.reason)));
    const store = createStore({ token: asha, extra: { baseUrl: '', fetch: waiting } });
    const reply = store.dispatch(
      streamChatReply({ url: apiPaths.pushChat, body: {}, idempotencyKey: 'k1', signal: leave.signal, onText: () => undefined }),
    );
    leave.abort();
    expect(await reply).toEqual({ text: '', status: null });
  });

  it.each([
    ['after its first words', () => stalled('Saturn '), 'Saturn'],
    ['before them', () => stalled(), ''],
  ])('when the connection is lost %s, with the text so far', async (_when, answer, text) => {
    jest.useFakeTimers();
    const { reply } = ask(answer);
    await jest.advanceTimersByTimeAsync(idleLimitMs - 1);
    let isOver = false;
    void reply.then(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(await reply).toEqual({ text: expect.stringMatching(new RegExp(`^${text} ?$`)) as string, status: null });
  });

  it('for an HTTP error, with its message and no text', async () => {
    const { reply, shown } = ask(refusal('{"message":"Too many calls.","code":"too_many_requests","status":"fail"}', 429));
    expect(await reply).toEqual({ text: '', status: { status: 'fail', code: 'too_many_requests', message: 'Too many calls.' } });
    expect(shown).toEqual([]);
  });

  it('for the error page of a proxy, without a status', async () => {
    const { reply, shown } = ask(refusal('<html>Bad gateway</html>', 502));
    expect(await reply).toEqual({ text: '', status: null });
    expect(shown).toEqual([]);
  });

  it('for a server error, without a status because the outcome is unknown', async () => {
    expect(await ask(refusal('{"status":"fail","code":"internal_error","message":"An error occurred."}', 500)).reply).toEqual({
      text: '',
      status: null,
    });
  });

  it('for a failure that is not streamed', async () => {
    expect(await ask({ status: 'fail', message: 'No questions are left.' }).reply).toEqual({
      text: '',
      status: { status: 'fail', message: 'No questions are left.' },
    });
  });
});

describe('a 401', () => {
  const over = '{"status":"fail","message":"Please log in again."}';

  it('ends the session', async () => {
    const { reply, store } = ask(refusal(over, 401));
    expect((await reply).status).toMatchObject({ message: 'Please log in again.' });
    expect(store.getState().session.token).toBeNull();
  });

  it('that brings help shows it in a notice too, because the chat of the person is gone', async () => {
    const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [] };
    const { reply, store } = ask(refusal(JSON.stringify({ status: 'fail', message: 'Log in again.', care }), 401));
    await reply;
    expect(store.getState().notices.toasts).toMatchObject([{ text: care.text, to: siteRoutes.helplines }]);
  });

  it('to an older token does not end the new session', async () => {
    const ravi = tokenFor('ravi');
    const { reply, store } = ask(() => {
      store.dispatch(signedIn(ravi));
      return refusal(over, 401)();
    });
    await reply;
    expect(store.getState().session.token).toBe(ravi);
  });
});
