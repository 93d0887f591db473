import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, streamSeparator } from '@oracle-astra/shared/contract';
import { fakeApi, piecesOf, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { chart } from '../testing/fixtures';

const token = tokenFor('u1');
const address = '/chats?type=Oracle&bid=b1';
const time = '2026-11-21T13:22:00Z';
const greeting = { from_name: 'Oracle', message: 'Namaste Ananya.', chat_time: time, mid: 'm0' };
const past = { asst_id: 'a0', to_name: 'Astra', chat_time: '2026-11-02T08:00:00Z', message: 'Which years are good?', mid: 'm9', bid: 'b1', active: false };
const now = { asst_id: 'a1', to_name: 'Oracle', chat_time: time, message: 'Namaste Ananya.', mid: 'm0', bid: 'b1', active: true };
const started = { status: 'success', asst_id: 'a1', questions_left: 3, balance: 0, time_left_seconds: 0, message: 'Namaste Ananya.', user_name: 'Ananya', gender: 'Female' };
const success = {
  status: 'success', questions_left: 2, balance: 0, time_left_seconds: 0, mid: 'm2', charged: { by: 'questions', amount: 0 },
  grounds: [{ term: '4th house', value: 'Gemini, lord Mercury' }], houses: [4, 10],
};
const ending = (status: object) => `${streamSeparator}${JSON.stringify(status)}\n`;

const answers: Record<string, FakeAnswer> = {
  [apiPaths.startChat]: started,
  [apiPaths.chat]: { status: 'success', chats: [greeting] },
  [apiPaths.chats]: { status: 'success', chats: [now, past] },
  [apiPaths.chart]: { status: 'success', chart },
  [apiPaths.balance]: { status: 'success', oracle_questions: 3, astra_questions: 2, daily_predictions: 3, weekly_predictions: 1, monthly_predictions: 1, yearly_predictions: 1, wallet: 24 },
  [apiPaths.subscriptionStatus]: {
    status: 'none', is_active: false, has_subscription: false, subscription_id: null, max_questions: 0, remaining_questions: 0,
    start_date: null, end_date: null, last_payment_date: null, days_remaining: 0,
  },
};

function open(given: Record<string, FakeAnswer> = {}, path = address, by: string | null = token) {
  const server = fakeApi({ ...answers, ...given });
  const page = renderPage(routes, { path, token: by, fetch: server.fetch });
  const callsOf = (url: string) => server.calls.filter(({ path: called }) => called === url);
  return { ...page, callsOf, user: userEvent.setup({ delay: null }) };
}

const field = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });
const question = 'Will it mean moving to another city?';

/** A reply that comes piece by piece, as the test lets it. */
function reply() {
  const encoder = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    write: (text: string) => act(async () => out.enqueue(encoder.encode(text))),
    end: () => act(async () => out.close()),
    breakOff: () => act(async () => out.error(new TypeError('network'))),
  };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('a question', () => {
  it('is echoed at once, its answer streams in, and what it cost stands under it', async () => {
    const answer = reply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => answer.response });
    expect(await screen.findByText('Namaste Ananya.', { selector: 'article p' })).toBeInTheDocument();
    expect(screen.getByText('Free. 3 free questions left, then ₹6 each from your wallet.')).toBeInTheDocument();
    await user.type(await field(), `${question}{Enter}`);
    expect(screen.getByText(question)).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    expect(screen.getByRole('img', { name: 'Oracle is thinking' })).toBeInTheDocument();

    await answer.write('It may.\n\nYour 4th ');
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    await answer.write('house is Gemini.\n');
    expect(await screen.findByText('Your 4th house is Gemini.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Oracle is thinking' })).not.toBeInTheDocument();
    const status = ending(success);
    await answer.write(status.slice(0, 9));
    await answer.write(status.slice(9));
    await answer.end();

    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    expect(screen.getByText('2 left')).toBeInTheDocument();
    expect(screen.getByText('Free. 2 free questions left, then ₹6 each from your wallet.')).toBeInTheDocument();
    expect(screen.queryByText(/"status"/)).not.toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)[0]?.body).toEqual({ bid: 'b1', asst_id: 'a1', astrologer: 'Oracle', message: question, device: 'web' });
  });

  it('is announced once, when its answer is complete', async () => {
    const answer = reply();
    const { user } = open({ [apiPaths.pushChat]: () => answer.response });
    await user.type(await field(), `${question}{Enter}`);
    await answer.write('It may.');
    await screen.findByText('It may.');
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join('');
    expect(said()).not.toContain('It may.');
    await answer.write(ending(success));
    await answer.end();
    await waitFor(() => expect(said()).toContain('Oracle has answered. It may.'));
  });

  it('has its reasons under it, with the houses marked', async () => {
    const { user, container } = open({ [apiPaths.pushChat]: () => piecesOf('It may.', ending(success)) });
    await user.type(await field(), `${question}{Enter}`);
    await user.click(await screen.findByText('Why this answer'));
    expect(screen.getByText('Gemini, lord Mercury')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Your chart with the 4th and the 10th house marked' })).toBeInTheDocument();
    expect(container.querySelectorAll('polygon')).toHaveLength(2);
  });

  it('waits while another one is being answered', async () => {
    const answer = reply();
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => answer.response });
    await user.type(await field(), `${question}{Enter}`);
    await user.type(await field(), 'And when will that be?{Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(callsOf(apiPaths.pushChat)).toHaveLength(1);
    expect(await field()).toHaveValue('And when will that be?');
    await answer.write(`It may.${ending(success)}`);
    await answer.end();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'));
  });

  it('needs six letters; an empty one is ignored', async () => {
    const { user, callsOf } = open();
    await user.type(await field(), '   {Enter}');
    expect(await field()).toBeValid();
    await user.clear(await field());
    await user.type(await field(), ' when {Enter}');
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveAccessibleDescription(/^Ask in at least 6 letters\./);
    await user.type(await field(), '?');
    expect(await field()).toBeValid();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });

  it('takes a new line with Shift and Enter', async () => {
    const { user, callsOf } = open();
    await user.type(await field(), 'Love{Shift>}{Enter}{/Shift}or work?');
    expect(await field()).toHaveValue('Love\nor work?');
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });

  it('is kept as a draft across a reload', async () => {
    const first = open();
    await first.user.type(await field(), question);
    first.unmount();
    open();
    await waitFor(async () => expect(await field()).toHaveValue(question));
  });

  it('is suggested, and a suggestion fills the field and never sends', async () => {
    const { user, callsOf } = open();
    await user.click(await screen.findByRole('button', { name: 'What does my Mars mahadasha ask of me?' }));
    expect(await field()).toHaveValue('What does my Mars mahadasha ask of me?');
    expect(await field()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Which years are good for higher studies?' }));
    expect(await field()).toHaveValue('Which years are good for higher studies?');
    await user.type(await field(), ' In Pune.');
    await user.click(screen.getByRole('button', { name: 'What does my Mars mahadasha ask of me?' }));
    expect(await field()).toHaveValue('Which years are good for higher studies? In Pune. What does my Mars mahadasha ask of me?');
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });
});

describe('an answer that fails', () => {
  it('for a reason says it in the chat, and is asked again under a new key', async () => {
    const refusal = { status: 'fail', message: 'You have no questions left.' };
    const given = [piecesOf(ending(refusal)), piecesOf('It may.', ending(success))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => given.shift() });
    await user.type(await field(), `${question}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('You have no questions left. Nothing was charged.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    expect(screen.getAllByText(question)).toHaveLength(1);
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  it('in the middle keeps what came, and is asked again under the same key', async () => {
    const answer = reply();
    const given = [answer.response, piecesOf('It may be so.', ending(success))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => given.shift() });
    await user.type(await field(), `${question}{Enter}`);
    await answer.write('It may');
    await screen.findByText('It may');
    await answer.breakOff();
    expect(await screen.findByRole('alert')).toHaveTextContent('A question counts once at most');
    expect(screen.getByText('It may')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It may be so.')).toBeInTheDocument();
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/\S{8}/);
    expect(second).toBe(first);
  });

  it('without the server knowing whether it was kept is asked again under the same key', async () => {
    const lost = { status: 'fail', code: 'unavailable', message: 'The server cannot answer now.' };
    const given = [piecesOf('It may', ending(lost)), piecesOf('It may be so.', ending(success))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => given.shift() });
    await user.type(await field(), `${question}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('A question counts once at most');
    expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing was charged');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('It may be so.')).toBeInTheDocument();
    const [first, second] = callsOf(apiPaths.pushChat).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('is still there after a reload, with its key', async () => {
    const first = open({ [apiPaths.pushChat]: () => Promise.reject(new TypeError('offline')) });
    await first.user.type(await field(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();
    const second = open({ [apiPaths.pushChat]: () => piecesOf('It may.', ending(success)) });
    await second.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 free question used, 2 left')).toBeInTheDocument();
    const [before, after] = [first, second].map(({ callsOf }) => callsOf(apiPaths.pushChat)[0]?.headers.get('idempotency-key'));
    expect(after).toBe(before);
  });

  it('is forgotten after a reload where the server has the answer', async () => {
    const first = open({ [apiPaths.pushChat]: () => Promise.reject(new TypeError('offline')) });
    await first.user.type(await field(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    first.unmount();
    const stored = [greeting, { from_name: 'Ananya', message: question, chat_time: time }, { from_name: 'Oracle', message: 'It may.', chat_time: time, mid: 'm2' }];
    open({ [apiPaths.chat]: { status: 'success', chats: stored } });
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('for want of a network is kept, and asked again by itself once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const given: FakeAnswer[] = [() => Promise.reject(new TypeError('offline')), () => piecesOf('It may.', ending(success))];
    const { user, callsOf } = open({ [apiPaths.pushChat]: () => (given.shift() as () => unknown)() });
    await user.type(await field(), `${question}{Enter}`);
    await screen.findByRole('button', { name: 'Try again' });
    online.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline. Your question is kept here until you are back.')).toBeInTheDocument();
    await user.type(await field(), 'And what about work?{Enter}');
    expect(await field()).toHaveValue('And what about work?');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('It may.')).toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(2);
  });
});

describe('the means to ask', () => {
  it('count down where the wallet pays', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 24, time_left_seconds: 238 } });
    expect(await screen.findByRole('timer')).toHaveTextContent('3:58');
    expect(screen.getByText('This question takes ₹6 from your wallet, which has ₹24.00.')).toBeInTheDocument();
  });

  it('end the chat when the time is over', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 6, time_left_seconds: 1 } });
    expect(await screen.findByRole('heading', { name: 'This chat has ended' })).toBeInTheDocument();
  });

  it('lead to Recharge where there are none', async () => {
    open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 0 } });
    expect(await screen.findByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '/recharges');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('the start', () => {
  it.each<[string, FakeAnswer, string]>([
    ['fails', () => new Response('{}', { status: 500 }), 'Failed to start chat'],
    ['is refused', { status: 'fail', message: 'You have no questions left.' }, 'You have no questions left.'],
  ])('that %s is alerted and can be tried again', async (_how, answer, alert) => {
    let given = answer;
    const { user, store } = open({ [apiPaths.startChat]: () => (typeof given === 'function' ? (given as () => unknown)() : given) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(store.getState().notices.alerts).toEqual([alert]);
    given = started;
    await user.click(retry);
    expect(await field()).toBeInTheDocument();
  });

  it('without a chart asks to choose one', async () => {
    open({}, '/chats?type=Astra');
    expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chat with Astra' })).toHaveAttribute('href', '/create-kundli?type=Astra');
  });

  it('by a visitor leads to the free Kundli', async () => {
    const { router } = open({}, address, null);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/free-kundli', search: '?type=Oracle' }));
  });

  it('about a celebrity uses the call of its own', async () => {
    const { callsOf } = open({ [apiPaths.startCelebChat]: started }, '/chatsceleb?type=Oracle&bid=b1');
    expect(await field()).toBeInTheDocument();
    expect(callsOf(apiPaths.startCelebChat)[0]?.body).toEqual({ bid: 'b1', astrologer: 'Oracle', device: 'web' });
    expect(callsOf(apiPaths.startChat)).toHaveLength(0);
  });
});

describe('the end', () => {
  it('is asked for, and shows what can follow', async () => {
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
    expect(await field()).toBeInTheDocument();
    expect(callsOf(apiPaths.startChat)).toHaveLength(2);
  });
});

describe('the history', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Chats History' });
  const entry = async () => within(await drawer()).findByRole('link', { name: /Which years are good/ });

  it('shows past chats and what is left', async () => {
    open({}, `${address}#history`);
    expect(await entry()).toHaveTextContent('2 Nov 2026');
    expect(await within(await drawer()).findByText('₹24.00')).toBeInTheDocument();
  });

  it('opens no other chat while one runs', async () => {
    const { user, store, router } = open({}, `${address}#history`);
    await screen.findByText('Namaste Ananya.', { selector: 'article p' });
    await user.click(await entry());
    expect(store.getState().notices.alerts).toEqual(['Current chat going on! Please end the chat']);
    expect(router.state.location.search).toBe('?type=Oracle&bid=b1');
  });

  it('opens a past chat to be read', async () => {
    const chats = [{ ...greeting, from_name: 'Astra' }, { from_name: 'Ananya', message: 'Which years are good?', chat_time: time }, { from_name: 'Astra', message: 'Two of them.', chat_time: time, mid: 'm9', charged: { by: 'wallet', amount: 6 } }];
    const { user } = open({ [apiPaths.chat]: { status: 'success', chats } }, '/chats#history');
    await user.click(await entry());
    expect(await screen.findByText('Two of them.')).toBeInTheDocument();
    expect(screen.getByText('₹6 taken from your wallet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This is a past chat' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('forgets a chat only after a Yes, and clears the view of it', async () => {
    let chats = [past];
    const deleteChat = () => {
      chats = [];
      return { status: 'success' };
    };
    const { user, router, callsOf } = open({ [apiPaths.chats]: () => ({ status: 'success', chats }), [apiPaths.deleteChat]: deleteChat }, '/chats?chat=a0#history');
    const trash = async () => within(await drawer()).findByRole('button', { name: /^Delete this chat/ });
    await user.click(await trash());
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'No' }));
    expect(callsOf(apiPaths.deleteChat)).toHaveLength(0);
    await user.click(await trash());
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '' }));
    expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
    expect(callsOf(apiPaths.deleteChat)[0]?.body).toEqual({ asst_id: 'a0' });
  });

  it('that does not load is alerted and offers Retry', async () => {
    let isDown = true;
    const { user, store } = open({ [apiPaths.chats]: () => (isDown ? new Response('{}', { status: 500 }) : answers[apiPaths.chats]) }, `${address}#history`);
    const retry = await within(await drawer()).findByRole('button', { name: 'Retry' });
    expect(store.getState().notices.alerts).toEqual(['Failed to load chats']);
    isDown = false;
    await user.click(retry);
    expect(await entry()).toBeInTheDocument();
  });

  it('opens as a drawer that has an address, and closes with Escape', async () => {
    const { user, router } = open();
    await field();
    await user.click(screen.getByRole('link', { name: 'Chats History' }));
    expect(router.state.location.hash).toBe('#history');
    expect(within(await drawer()).getByRole('button', { name: 'Close the history' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.hash).toBe('');
  });
});
