/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths, listLimits } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage, piecesOf, type FakeAnswer } from '@oracle-astra/shared/testing';
import {
  address,
  greeting,
  openChatPage as open,
  pastSummary,
  responses,
  started,
  streamEnd,
  successStatus,
  time,
} from '../testing/chat-page';

const findField = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });
const question = 'Will it mean moving to another city?';

/** A streamed reply whose chunks are sent by the test. */
function createStreamedReply() {
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    write: (text: string) => act(async () => stream.enqueue(encoder.encode(text))),
    end: () => act(async () => stream.close()),
    abort: () => act(async () => stream.error(new TypeError('network'))),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('a question', () => {
  it('appears at once, then its streamed reply and the charge', async () => {
    const reply = createStreamedReply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => reply.response });
    expect(await screen.findByText('Namaste Ananya.', { selector: 'article p' })).toBeInTheDocument();
    expect(screen.getByText('Free. 3 free questions left, then ₹6 each from your wallet.')).toBeInTheDocument();
    await user.type(await findField(), `${question}{Enter}`);
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(await findField()).toHaveValue('');
    expect(screen.getByRole('img', { name: 'Oracle is thinking' })).toBeInTheDocument();

    await reply.write('It may.\n\nYour 4th ');
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    await reply.write('house is Gemini.\n');
    expect(await screen.findByText('Your 4th house is Gemini.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Oracle is thinking' })).not.toBeInTheDocument();
    const status = streamEnd(successStatus);
    await reply.write(status.slice(0, 9));
    await reply.write(status.slice(9));
    await reply.end();

    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    expect(screen.getByText('2 left')).toBeInTheDocument();
    expect(screen.getByText('Free. 2 free questions left, then ₹6 each from your wallet.')).toBeInTheDocument();
    expect(screen.queryByText(/"status"/)).not.toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)[0]?.body).toEqual({
      bid: 'b1',
      asst_id: 'a1',
      astrologer: 'Oracle',
      message: question,
      device: 'web',
      shown: 'questions',
    });
  });

  it('has its reply announced once, when it is complete', async () => {
    const reply = createStreamedReply();
    const { user } = open({ [apiPaths.pushChat]: () => reply.response });
    await user.type(await findField(), `${question}{Enter}`);
    await reply.write('It may.');
    await screen.findByText('It may.');
    const getAnnouncements = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(getAnnouncements()).not.toContain('It may.');
    await reply.write(streamEnd(successStatus));
    await reply.end();
    await waitFor(() => expect(getAnnouncements()).toContain('Oracle has answered. It may.'));
  });

  it('shows the sources of its reply, with the houses highlighted', async () => {
    const { user, container } = open({ [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd(successStatus)) });
    await user.type(await findField(), `${question}{Enter}`);
    await user.click(await screen.findByText('Why this answer'));
    expect(screen.getByText('Gemini, lord Mercury')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Your chart with the 4th and the 10th house marked' })).toBeInTheDocument();
    expect(container.querySelectorAll('polygon')).toHaveLength(2);
  });

  it('can be stopped while its reply is written, and the reply then says so', async () => {
    const reply = createStreamedReply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => reply.response, [apiPaths.stopReply]: { status: 'success' } });
    expect(screen.queryByRole('button', { name: 'Stop the answer' })).not.toBeInTheDocument();
    await user.type(await findField(), `${question}{Enter}`);
    await reply.write('It may.');
    await screen.findByText('It may.');
    screen.getByRole('button', { name: 'Stop the answer' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(callsOf(apiPaths.stopReply).map(({ body }) => body)).toEqual([{ asst_id: 'a1' }]));
    await reply.write(streamEnd({ ...successStatus, stopped: true }));
    await reply.end();
    expect(await screen.findByText('You stopped this answer here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop the answer' })).not.toBeInTheDocument();
    expect(await findField()).toHaveFocus();
  });

  it('is stopped with its first words if the server did not have it yet when the person stopped it', async () => {
    const reply = createStreamedReply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => reply.response, [apiPaths.stopReply]: { status: 'success' } });
    await user.type(await findField(), `${question}{Enter}`);
    await user.click(await screen.findByRole('button', { name: 'Stop the answer' }));
    await waitFor(() => expect(callsOf(apiPaths.stopReply)).toHaveLength(1));
    await reply.write('It may.');
    await waitFor(() => expect(callsOf(apiPaths.stopReply)).toHaveLength(2));
    await reply.write(' So');
    await reply.write(streamEnd({ ...successStatus, stopped: true }));
    await reply.end();
    expect(await screen.findByText('You stopped this answer here.')).toBeVisible();
    expect(callsOf(apiPaths.stopReply)).toHaveLength(2);
  });

  it('that was stopped before its first words is also stopped if the line is lost before them', async () => {
    const [lost, reply] = [createStreamedReply(), createStreamedReply()];
    let response: Response | Promise<never> = lost.response;
    const page = open({ [apiPaths.pushChat]: () => response, [apiPaths.stopReply]: { status: 'success' } });
    await page.user.type(await findField(), `${question}{Enter}`);
    await page.user.click(await screen.findByRole('button', { name: 'Stop the answer' }));
    await waitFor(() => expect(page.callsOf(apiPaths.stopReply)).toHaveLength(1));
    response = Promise.reject(new TypeError('offline'));
    response.catch(() => undefined);
    await lost.abort();
    await screen.findByRole('button', { name: 'Try again' });
    page.unmount();
    const reloaded = open({ [apiPaths.pushChat]: () => reply.response, [apiPaths.stopReply]: { status: 'success' } });
    await waitFor(() => expect(reloaded.callsOf(apiPaths.pushChat)).toHaveLength(1));
    await reply.write('It may.');
    await waitFor(() => expect(reloaded.callsOf(apiPaths.stopReply)).toHaveLength(1));
    await reply.write(streamEnd({ ...successStatus, stopped: true }));
    await reply.end();
    expect(await screen.findByText('You stopped this answer here.')).toBeVisible();
    expect(reloaded.callsOf(apiPaths.stopReply)).toHaveLength(1);
  });

  it('leaves the keyboard of a phone closed after it was stopped by a tap', async () => {
    const reply = createStreamedReply();
    const { user } = open({ [apiPaths.pushChat]: () => reply.response, [apiPaths.stopReply]: { status: 'success' } });
    await user.type(await findField(), `${question}{Enter}`);
    await reply.write('It may.');
    const stop = await screen.findByRole('button', { name: 'Stop the answer' });
    // The test environment takes each focus for a visible one.
    jest.spyOn(stop, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    await user.click(stop);
    await reply.write(streamEnd({ ...successStatus, stopped: true }));
    await reply.end();
    expect(await screen.findByText('You stopped this answer here.')).toBeVisible();
    expect(await findField()).not.toHaveFocus();
  });

  it('can be asked again without losing the next question that was typed', async () => {
    const { user } = open({ [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd(successStatus)) });
    await user.type(await findField(), `${question}{Enter}`);
    await user.type(await findField(), 'And when?');
    await user.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(await findField()).toHaveValue(`And when?\n${question}`);
  });

  it('returns to the field, beside text that was typed meanwhile, if it is refused', async () => {
    const reply = createStreamedReply();
    const { user } = open({ [apiPaths.pushChat]: () => reply.response });
    await user.type(await findField(), `${question}{Enter}`);
    await user.type(await findField(), 'And when?');
    await reply.write(streamEnd({ status: 'fail', code: 'insufficient_balance', message: 'No questions.' } as never));
    await reply.end();
    await waitFor(async () => expect(await findField()).toHaveValue(`${question}\nAnd when?`));
  });

  it('returns to the field later if it is refused after the person has left', async () => {
    const refusal = streamEnd({ status: 'fail', code: 'insufficient_balance', message: 'No questions.' } as never);
    const { answer, arrive } = lateAnswer(piecesOf(refusal));
    const { user, router, callsOf } = open({ [apiPaths.pushChat]: answer });
    await user.type(await findField(), `${question}{Enter}`);
    await waitFor(() => expect(callsOf(apiPaths.pushChat)).toHaveLength(1));
    await leavePage(router);
    await arrive();
    await act(async () => router.navigate(-1));
    await waitFor(async () => expect(await findField()).toHaveValue(question));
    expect(sessionStorage.getItem('draft:asked-a1')).toBeNull();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(1);
  });

  it('cannot be sent while a reply is pending', async () => {
    const reply = createStreamedReply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => reply.response });
    await user.type(await findField(), `${question}{Enter}`);
    await user.type(await findField(), 'And when will that be?{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(callsOf(apiPaths.pushChat)).toHaveLength(1);
    expect(await findField()).toHaveValue('And when will that be?');
    await reply.write(`It may.${streamEnd(successStatus)}`);
    await reply.end();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'));
  });

  it('needs six letters according to the server; an empty one is not sent', async () => {
    const tooShort = { status: 'fail', code: 'invalid_request', field_error: 'question_too_short', message: 'Too short.' };
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => new Response(JSON.stringify(tooShort), { status: 400 }) });
    await user.type(await findField(), '   {Enter}');
    expect(await findField()).toBeValid();
    await user.clear(await findField());
    await user.type(await findField(), ' when {Enter}');
    await waitFor(async () => expect(await findField()).toBeInvalid());
    expect(await findField()).toHaveValue('when');
    expect(await findField()).toHaveAccessibleDescription(/^Ask in at least 6 letters\./);
    await user.type(await findField(), '?');
    expect(await findField()).toBeValid();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(1);
  });

  it('that is too long is sent whole and returns to the field with the reason, because a part of it is another question', async () => {
    const tooLong = { status: 'fail', code: 'invalid_request', field_error: 'question_too_long', message: 'Too long.' };
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => new Response(JSON.stringify(tooLong), { status: 400 }) });
    const text = `${'My work goes on and on. '.repeat(50)}When does it end?`;
    fireEvent.change(await findField(), { target: { value: text } });
    await user.type(await findField(), '{Enter}');
    await waitFor(async () => expect(await findField()).toBeInvalid());
    expect(await findField()).toHaveValue(text);
    expect(await findField()).not.toHaveAttribute('maxlength');
    expect(await findField()).toHaveAccessibleDescription(/^Ask in at most 1,000 letters\./);
    expect(callsOf(apiPaths.pushChat).map(({ body }) => body)).toEqual([expect.objectContaining({ message: text })]);
  });

  it('is not sent by the Enter key that ends a word of an input method', async () => {
    const { user, callsOf } = open();
    const field = await findField();
    await user.type(field, 'शादी कब होगी');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari marks it only by the key code.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveValue('शादी कब होगी');
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });

  it('gets a new line with Shift and Enter', async () => {
    const { user, callsOf } = open();
    await user.type(await findField(), 'Love{Shift>}{Enter}{/Shift}or work?');
    expect(await findField()).toHaveValue('Love\nor work?');
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });

  it('survives a reload as a draft', async () => {
    const first = open();
    await first.user.type(await findField(), question);
    first.unmount();
    open();
    await waitFor(async () => expect(await findField()).toHaveValue(question));
  });

  it('is suggested, and a suggestion fills the field without sending', async () => {
    const { user, callsOf } = open();
    await user.click(await screen.findByRole('button', { name: 'How will my Mars mahadasha go?' }));
    expect(await findField()).toHaveValue('How will my Mars mahadasha go?');
    expect(await findField()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Which years are good for higher studies?' }));
    expect(await findField()).toHaveValue('Which years are good for higher studies?');
    await user.type(await findField(), ' In Pune.');
    await user.click(screen.getByRole('button', { name: 'How will my Mars mahadasha go?' }));
    expect(await findField()).toHaveValue('Which years are good for higher studies? In Pune. How will my Mars mahadasha go?');
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });
});

describe('a failed reply', () => {
  it('shows the reason, and is retried with a new idempotency key', async () => {
    const refusal = { status: 'fail', message: 'You have no questions left.' };
    const replies = [piecesOf(streamEnd(refusal)), piecesOf('It may.', streamEnd(successStatus))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift() });
    await user.type(await findField(), `${question}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no questions left. Nothing was charged.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    expect(screen.getAllByText(question)).toHaveLength(1);
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  it('keeps the received text, and is retried automatically with the same idempotency key', async () => {
    const reply = createStreamedReply();
    const replies = [reply.response, piecesOf('It may be so.', streamEnd(successStatus))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift() });
    await user.type(await findField(), `${question}{Enter}`);
    await reply.write('It may');
    await screen.findByText('It may');
    await reply.abort();
    expect(await screen.findByRole('alert')).toHaveTextContent('A question counts once at most');
    expect(screen.getByText('It may')).toBeInTheDocument();
    expect(await screen.findByText('It may be so.')).toBeInTheDocument();
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/\S{8}/);
    expect(second).toBe(first);
  });

  it.each(['too_many_requests', 'account_banned', 'idempotency_key_reused'])(
    'that the server does not send again because of %s keeps its key and its text, and is not said to be free',
    async (code) => {
      const reply = createStreamedReply();
      const refused = new Response(JSON.stringify({ status: 'fail', code, message: 'Not now.' }), { status: 400 });
      const replies = [reply.response, refused, piecesOf('It may be so.', streamEnd(successStatus))];
      const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift() });
      await user.type(await findField(), `${question}{Enter}`);
      await reply.write('It may');
      await screen.findByText('It may');
      await reply.abort();
      await waitFor(() => expect(callsOf(apiPaths.pushChat)).toHaveLength(2));
      await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('A question counts once at most'));
      expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing was charged');
      expect(screen.getByText('It may')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('It may be so.')).toBeInTheDocument();
      expect(new Set(callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );

  it('whose outcome is unknown is retried automatically with the same idempotency key', async () => {
    const unavailable = { status: 'fail', code: 'unavailable', message: 'The server cannot answer now.' };
    const replies = [piecesOf('It may', streamEnd(unavailable)), piecesOf('It may be so.', streamEnd(successStatus))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift() });
    await user.type(await findField(), `${question}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('A question counts once at most');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing was charged');
    expect(await screen.findByText('It may be so.')).toBeInTheDocument();
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('is retried after a reload with its idempotency key', async () => {
    const first = open({ [apiPaths.pushChat]: () => Promise.reject(new TypeError('offline')) });
    await first.user.type(await findField(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();
    const second = open({ [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd(successStatus)) });
    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    const [before, after] = [first, second].map(({ callsOf }) => callsOf(apiPaths.pushChat)[0]?.headers.get('idempotency-key'));
    expect(after).toBe(before);
  });

  it('can be tried again although another question was asked after it, also after a reload, each with its own key', async () => {
    const offline = () => Promise.reject(new TypeError('offline'));
    const next = 'And what about work next year?';
    const first = open({ [apiPaths.pushChat]: offline });
    await first.user.type(await findField(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    await first.user.type(await findField(), `${next}{Enter}`);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    const keyOf = ({ callsOf }: typeof first, message: string) =>
      callsOf(apiPaths.pushChat)
        .filter(({ body }) => (body as { message: string }).message === message)
        .map(({ headers }) => headers.get('idempotency-key'));
    first.unmount();
    const answer = (mid: string) => piecesOf('It may.', streamEnd({ ...successStatus, mid }));
    const answers = [answer('m2'), answer('m4')];
    const second = open({ [apiPaths.pushChat]: () => answers.shift() });
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(screen.getByText(question).compareDocumentPosition(screen.getByText(next))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know whether this was answered. You can try again');
    expect(keyOf(second, question)).toEqual([]);
    await second.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByText('It may.')).toHaveLength(2));
    for (const message of [question, next]) {
      expect(new Set(keyOf(first, message)).size).toBe(1);
      expect(keyOf(second, message)).toEqual([keyOf(first, message)[0]]);
    }
    expect(sessionStorage.getItem('draft:asked-a1')).toBeNull();
  });

  it('that was stopped before its first words is answered whole if the person tries again', async () => {
    const failed = { status: 'fail', code: 'answer_failed', message: 'This question was not answered.' };
    const [lost, reply] = [createStreamedReply(), createStreamedReply()];
    const replies = [lost.response, reply.response];
    const page = open({ [apiPaths.pushChat]: () => replies.shift(), [apiPaths.stopReply]: { status: 'success' } });
    await page.user.type(await findField(), `${question}{Enter}`);
    await page.user.click(await screen.findByRole('button', { name: 'Stop the answer' }));
    await lost.write(streamEnd(failed));
    await lost.end();
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await reply.write('It may.');
    await reply.write(streamEnd(successStatus));
    await reply.end();
    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    expect(page.callsOf(apiPaths.stopReply)).toHaveLength(1);
  });

  it('is retried after a reload that brought a newer release', async () => {
    const sent = { id: 'i1', key: 'key-of-before', question, after: 1, shown: 'questions' };
    sessionStorage.setItem('draft:asked-a1', JSON.stringify(sent));
    const { callsOf } = open({ [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd(successStatus)) });
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)[0]?.headers.get('idempotency-key')).toBe('key-of-before');
  });

  it('whose reason is known is not sent again by a reload', async () => {
    const refusal = { status: 'fail', message: 'You have no questions left.' };
    const first = open({ [apiPaths.pushChat]: () => piecesOf(streamEnd(refusal)) });
    await first.user.type(await findField(), `${question}{Enter}`);
    await screen.findByRole('alert');
    first.unmount();
    const second = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no questions left. Nothing was charged.');
    jest.useFakeTimers();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(second.callsOf(apiPaths.pushChat)).toEqual([]);
  });

  it('disappears after a reload if the server has the reply', async () => {
    const first = open({ [apiPaths.pushChat]: () => Promise.reject(new TypeError('offline')) });
    await first.user.type(await findField(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();
    const stored = [
      greeting,
      { from_name: 'Ananya', message: question, chat_time: time },
      { from_name: 'Oracle', message: 'It may.', chat_time: time, mid: 'm2' },
    ];
    open({ [apiPaths.chat]: { status: 'success', chats: stored } });
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('without a network is retried when the network is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const replies: FakeAnswer[] = [() => Promise.reject(new TypeError('offline')), () => piecesOf('It may.', streamEnd(successStatus))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => (replies.shift() as () => unknown)() });
    await user.type(await findField(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. Your question is kept here until you are back.')).toBeInTheDocument();
    await user.type(await findField(), 'And what about work?{Enter}');
    expect(await findField()).toHaveValue('And what about work?');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(2);
  });
});

describe('chat credit', () => {
  it('counts down while the wallet pays', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 24, time_left_seconds: 238 } });
    expect(await screen.findByRole('timer')).toHaveTextContent('3:58');
    expect(screen.getByText('This question takes ₹6 from your wallet, which has ₹24.00.')).toBeInTheDocument();
  });

  it('ends the chat when the time has ended', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 6, time_left_seconds: 1 } });
    expect(await screen.findByRole('heading', { name: 'This chat has ended' })).toBeInTheDocument();
  });

  it('links to Recharge if there is none', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 0 } });
    expect(await screen.findByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '/recharges');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('the start of a chat', () => {
  it.each<[string, FakeAnswer, string]>([
    ['fails', () => new Response('{}', { status: 500 }), 'Failed to start chat'],
    ['is refused', { status: 'fail', message: 'You have no questions left.' }, 'You have no questions left.'],
  ])('that %s is alerted and can be retried', async (_case, firstResponse, alert) => {
    let response = firstResponse;
    const { user, store } = open({
      [apiPaths.startChat]: () => (typeof response === 'function' ? (response as () => unknown)() : response),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(store.getState().notices.alerts).toEqual([alert]);
    response = started;
    await user.click(retry);
    expect(await findField()).toBeInTheDocument();
  });

  it('asks to select a chart if there is none', async () => {
    open({}, '/chats?type=Astra');
    expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/create-kundli?type=Astra');
  });

  it('redirects a visitor to the free Kundli', async () => {
    const { router } = open({}, address, null);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/free-kundli', search: '?type=Oracle' }));
  });

  it('about a celebrity uses its own endpoint', async () => {
    const { callsOf } = open({ [apiPaths.startCelebChat]: started }, '/chatsceleb?type=Oracle&bid=b1');
    expect(await findField()).toBeInTheDocument();
    expect(callsOf(apiPaths.startCelebChat)[0]?.body).toEqual({ bid: 'b1', astrologer: 'Oracle', device: 'web' });
    expect(callsOf(apiPaths.startChat)).toHaveLength(0);
  });
});

describe('the end of a chat', () => {
  it('needs a confirmation, and offers a new chat', async () => {
    const { user, callsOf } = open({ [apiPaths.stopChat]: { status: 'success' } });
    await user.click(await screen.findByRole('button', { name: 'Stop Chat' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Do you want to end this chat?' });
    await user.click(within(dialog).getByRole('button', { name: 'No' }));
    expect(callsOf(apiPaths.stopChat)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Stop Chat' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { name: 'This chat has ended' })).toHaveFocus();
    expect(callsOf(apiPaths.stopChat)[0]?.body).toEqual({ asst_id: 'a1' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/chats?type=Astra&bid=b1');
    await user.click(screen.getByRole('button', { name: 'Chat with Oracle' }));
    expect(await findField()).toBeInTheDocument();
    expect(callsOf(apiPaths.startChat)).toHaveLength(2);
  });
});

describe('the chat history', () => {
  const findDrawer = () => screen.findByRole('dialog', { name: 'Chats History' });
  const findPastChat = async () => within(await findDrawer()).findByRole('link', { name: /Which years are good/ });

  it('shows past chats and the balance', async () => {
    open({}, `${address}#history`);
    expect(await findPastChat()).toHaveTextContent('2 Nov 2026');
    expect(await within(await findDrawer()).findByText('₹24.00')).toBeInTheDocument();
  });

  it('opens no other chat while one is running', async () => {
    const { user, store, router } = open({}, `${address}#history`);
    await screen.findByText('Namaste Ananya.', { selector: 'article p' });
    await user.click(await findPastChat());
    expect(store.getState().notices.alerts).toEqual(['Current chat going on! Please end the chat']);
    expect(router.state.location.search).toBe('?type=Oracle&bid=b1');
  });

  it('opens a past chat read-only', async () => {
    const chats = [
      { ...greeting, from_name: 'Astra' },
      { from_name: 'Ananya', message: 'Which years are good?', chat_time: time },
      { from_name: 'Astra', message: 'Two of them.', chat_time: time, mid: 'm9', charged: { by: 'wallet', amount: 6 } },
    ];
    const { user } = open({ [apiPaths.chat]: { status: 'success', chats } }, '/chats');
    await user.click(await screen.findByRole('link', { name: /Which years are good/ }));
    expect(await screen.findByText('Two of them.')).toBeInTheDocument();
    expect(screen.getByText('₹6 taken from your wallet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This is a past chat' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('deletes a chat after a confirmation, and closes it', async () => {
    let chats = [pastSummary];
    const deleteChat = () => {
      chats = [];
      return { status: 'success' };
    };
    const { user, router, callsOf } = open(
      { [apiPaths.chats]: () => ({ status: 'success', chats }), [apiPaths.deleteChat]: deleteChat },
      '/chats?chat=a0#history',
    );
    const findDeleteButton = async () => within(await findDrawer()).findByRole('button', { name: /^Delete this chat/ });
    await user.click(await findDeleteButton());
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'No' }));
    expect(callsOf(apiPaths.deleteChat)).toHaveLength(0);
    await user.click(await findDeleteButton());
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '' }));
    expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
    expect(callsOf(apiPaths.deleteChat)[0]?.body).toEqual({ asst_id: 'a0' });
  });

  it('can be retried if it fails to load', async () => {
    let isDown = true;
    const { user, store } = open(
      { [apiPaths.chats]: () => (isDown ? new Response('{}', { status: 500 }) : responses[apiPaths.chats]) },
      `${address}#history`,
    );
    const retry = await within(await findDrawer()).findByRole('button', { name: 'Retry' });
    expect(store.getState().notices.alerts).toEqual(['Failed to load chats']);
    isDown = false;
    await user.click(retry);
    expect(await findPastChat()).toBeInTheDocument();
  });

  it('says where older chats are if it has as many as the server lists', async () => {
    const chats = Array.from({ length: listLimits.chats }, (_, at) => ({ ...pastSummary, asst_id: `a${at + 10}` }));
    open({ [apiPaths.chats]: { status: 'success', chats } });
    expect(await screen.findByText(/^These are the latest 200\./)).toBeInTheDocument();
  });

  it('opens as a drawer with a URL, and closes with Escape', async () => {
    const { user, router } = open();
    await findField();
    await user.click(screen.getByRole('link', { name: 'Chats History' }));
    expect(router.state.location.hash).toBe('#history');
    expect(within(await findDrawer()).getByRole('button', { name: 'Close the history' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location.hash).toBe(''));
  });

  it('leaves no history entry when it is closed, so that Back opens the page before', async () => {
    const { user, router } = open({}, '/elsewhere');
    await screen.findByText('Another page');
    await act(() => router.navigate(address));
    await user.click(await screen.findByRole('link', { name: 'Chats History' }));
    const close = within(await findDrawer()).getByRole('button', { name: 'Close the history' });
    // A second press before the history has changed must not go back further.
    await user.dblClick(close);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(router.state.location.pathname).toBe('/chats');
    await act(() => router.navigate(-1));
    await screen.findByText('Another page');
  });
});
