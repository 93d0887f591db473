import { act, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { greeting, openChatPage as open, started, streamEnd, successStatus, time } from '../testing/chat-page';

const question = 'Will it mean moving to another city?';
const answered = [
  greeting,
  { from_name: 'Ananya', message: question, chat_time: time },
  { from_name: 'Oracle', message: 'It may. Your 4th house is Gemini.', chat_time: time, mid: 'm2' },
];
const findField = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });

beforeEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

it('resumes a past chat in place of the running one', async () => {
  const chats = [{ ...greeting, from_name: 'Astra' }, answered[1], { ...answered[2], from_name: 'Astra' }];
  const { user, router, callsOf } = open({ [apiPaths.chat]: { status: 'success', chats } }, '/chats?chat=a0');
  await user.click(await screen.findByRole('button', { name: 'Go on with this chat' }));
  await waitFor(() => expect(router.state.location.search).toBe('?type=Astra&bid=b1'));
  expect(callsOf(apiPaths.startChat)[0]?.body).toEqual({ bid: 'b1', astrologer: 'Astra', device: 'web', asst_id: 'a0' });
});

it.each(['/chats?chat=', '/chats?type=Oracle&bid='])('lists the chats for an empty parameter (%s)', async (path) => {
  const { callsOf } = open({}, path);
  expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
  expect([...callsOf(apiPaths.chat), ...callsOf(apiPaths.startChat)]).toEqual([]);
});

it('says that a past chat is gone, and links to the others', async () => {
  open({ [apiPaths.chat]: { status: 'fail', code: 'chat_not_found', message: 'There is no such chat.' } }, '/chats?chat=a9');
  expect(await screen.findByRole('heading', { name: 'This chat no longer exists' })).toBeInTheDocument();
  const links = screen.getAllByRole('link', { name: 'Chats History' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/chats');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('lists the chats in the page if none is open', async () => {
  open({}, '/chats');
  const list = await screen.findByRole('complementary', { name: 'Chats History' });
  expect(await within(list).findByRole('link', { name: /Which years are good/ })).toHaveAttribute('href', '/chats?chat=a0');
  expect(screen.getByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
});

it('offers to select a Kundli, without an alert, if this one is unknown', async () => {
  const unknown = { status: 'fail', code: 'birth_not_found', message: 'These birth details were not found.' };
  const { store } = open({ [apiPaths.startChat]: unknown });
  expect(await screen.findByRole('heading', { name: 'Choose a Kundli first' })).toBeInTheDocument();
  expect(store.getState().notices.alerts).toEqual([]);
});

it('says that earlier messages failed to load, and loads them on request', async () => {
  let isAway = true;
  const { user } = open({
    [apiPaths.chat]: () => (isAway ? new Response('{}', { status: 503 }) : Response.json({ status: 'success', chats: answered })),
  });
  expect(await screen.findByText('What was said before did not load')).toBeVisible();
  isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('It may.')).toBeVisible();
});

describe('a question that this chat answered', () => {
  const openAnswered = () =>
    open({
      [apiPaths.chat]: { status: 'success', chats: answered },
      [apiPaths.pushChat]: () => piecesOf('It may still.', streamEnd({ ...successStatus, mid: 'm4' })),
    });

  it('is noticed before it is sent, and its answer can be read', async () => {
    const { user, callsOf } = openAnswered();
    const field = await findField();
    await screen.findByText('It may.');
    await user.type(field, 'will it mean moving to another city{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('You asked this in this chat already.');
    await user.click(screen.getByRole('button', { name: 'Read that answer' }));
    expect(screen.getAllByRole('article').at(-1)).toHaveFocus();
    expect(callsOf(apiPaths.pushChat)).toHaveLength(0);
  });

  it('can be asked again', async () => {
    const { user, callsOf } = openAnswered();
    const field = await findField();
    await screen.findByText('It may.');
    await user.type(field, `${question}{Enter}`);
    await user.click(screen.getByRole('button', { name: 'Ask all the same, 1 question' }));
    expect(await screen.findByText('It may still.')).toBeInTheDocument();
    expect(callsOf(apiPaths.pushChat)[0]?.body).toMatchObject({ message: question, again: true });
  });
});

describe('without a question left', () => {
  const recharges = [
    { astrologer: 'oracle', data: [{ originalPrice: 60, discountPrice: 60, text: '10 questions', link: '/payment?wallet=60' }] },
  ];
  const noneLeft = {
    [apiPaths.startChat]: { ...started, questions_left: 0, balance: 0 },
    [apiPaths.recharges]: { status: 'success', recharges },
  };

  it('shows the ways to get one, the free one first, and no suggestions', async () => {
    open(noneLeft);
    const ways = within(await screen.findByRole('navigation', { name: 'Ways to go on' }));
    await ways.findByRole('link', { name: /Pack/ });
    expect(ways.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/chats?type=Astra&bid=b1', 'Ask Astra instead2 free questions₹0'],
      ['/subscription', 'Monthly plan500 questions a month₹199'],
      ['/recharges', 'Pack10 questions₹60'],
    ]);
    expect(screen.queryByRole('group', { name: 'Suggested questions' })).not.toBeInTheDocument();
  });

  it('offers nothing for sale after care', async () => {
    open({ ...noneLeft, [apiPaths.startChat]: { ...started, questions_left: 0, shows_helplines: true } });
    expect(await screen.findByRole('link', { name: '14416 to talk, free, day and night' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Ways to go on' })).not.toBeInTheDocument();
  });
});

it('shows helplines that need no internet while the network is down', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  open();
  await findField();
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('link', { name: '112 emergency' })).toHaveAttribute('href', 'tel:112');
});

it('highlights the houses of the last answer in the chart beside the conversation', async () => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  const { container } = open({ [apiPaths.chat]: { status: 'success', chats: answered } });
  expect(await screen.findByText('4th house')).toBeInTheDocument();
  expect(container.querySelectorAll('aside polygon')).toHaveLength(1);
});
