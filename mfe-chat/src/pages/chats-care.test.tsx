import { act, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf } from '@oracle-astra/shared/testing';
import { greeting, openChatPage as open, started, streamEnd, successStatus, time } from '../testing/chat-page';

const text = 'I am glad you said it. Are you thinking of ending your life?\n\nI am an AI; people can come.';
const care = {
  level: 'R',
  language: 'en',
  helplines: [
    { number: '14416', label: 'Tele-MANAS, to talk · free, day and night' },
    { number: '112', label: 'Emergency · free, day and night' },
  ],
};
const careStatus = { status: 'success', questions_left: 0, balance: 0, time_left_seconds: 0, mid: 'm2', care };
const broke = { ...started, questions_left: 0 };
const despair = 'I hope I never wake up';
const findField = () => screen.findByRole('textbox', { name: 'Your question to Oracle' });
// Only this region, because the history beside the chat shows the wallet.
const getChat = () => screen.getByRole('region', { name: 'Chat with Oracle' });
const findCare = () => screen.findByRole('article', { name: 'Help' });

beforeEach(() => sessionStorage.clear());

it('answers a person without questions or money with numbers to dial, and offers nothing for sale', async () => {
  const { user } = open({ [apiPaths.startChat]: broke, [apiPaths.pushChat]: () => piecesOf(text, streamEnd(careStatus)) });
  expect(await screen.findByRole('link', { name: 'Recharge' })).toBeInTheDocument();
  await user.type(await findField(), `${despair}{Enter}`);
  const message = within(await findCare());
  const links = message.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:14416', 'tel:112']);
  expect(message.getByRole('link', { name: '14416 Tele-MANAS, to talk · free, day and night' })).toBeInTheDocument();
  expect(message.getByText('I am an AI; people can come.')).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('link', { name: 'Recharge' })).not.toBeInTheDocument();
  expect(within(getChat()).queryByText(/₹|left/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '14416 to talk, free, day and night' })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByRole('link', { name: 'All helplines' })).toHaveAttribute('href', '/helplines');
  expect(await findField()).toHaveAccessibleDescription(/14416/);
  expect(screen.getByText(/^Oracle has answered\. I am glad/)).toHaveAttribute('role', 'status');
});

it('is unchanged when the stored chat is opened again, and shows no sources beside other answers', async () => {
  const chats = [
    greeting,
    { from_name: 'Ananya', message: 'Work?', chat_time: time, mid: 'm1' },
    { from_name: 'Oracle', message: 'It may.', chat_time: time, mid: 'm2', grounds: successStatus.grounds, charged: successStatus.charged },
    { from_name: 'Ananya', message: despair, chat_time: time, mid: 'm3' },
    { from_name: 'Oracle', message: text, chat_time: time, mid: 'm4', care },
  ];
  open({ [apiPaths.chat]: { status: 'success', chats } });
  expect(within(await findCare()).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Why this answer')).not.toBeInTheDocument();
  expect(within(getChat()).queryByText(/₹/)).not.toBeInTheDocument();
});

it('opens with the helplines after care in another chat', async () => {
  open({ [apiPaths.startChat]: { ...started, shows_helplines: true } });
  expect(await screen.findByRole('link', { name: '112 emergency' })).toHaveAttribute('href', 'tel:112');
});

it('sends the same words again if something else was meant', async () => {
  const replies = [() => piecesOf(text, streamEnd(careStatus)), () => piecesOf('It may.', streamEnd({ ...successStatus, mid: 'm4' }))];
  const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift()?.() });
  await user.type(await findField(), `${despair}{Enter}`);
  await findCare();
  await user.click(screen.getByRole('button', { name: 'I meant something else' }));
  expect(await findField()).toHaveValue(despair);
  expect(await findField()).toHaveFocus();
  expect(await findField()).toHaveAccessibleDescription(/₹6/);
  await user.type(await findField(), '{Enter}');
  expect(await screen.findByText('It may.')).toBeInTheDocument();
  expect(callsOf(apiPaths.pushChat).map(({ body }) => (body as { meant_otherwise?: boolean }).meant_otherwise)).toEqual([undefined, true]);
});

it('sends the same words once after text that was typed already, as meant otherwise', async () => {
  const replies = [() => piecesOf(text, streamEnd(careStatus)), () => piecesOf('It may.', streamEnd({ ...successStatus, mid: 'm4' }))];
  const { user, callsOf } = open({ [apiPaths.pushChat]: () => replies.shift()?.() });
  await user.type(await findField(), `${despair}{Enter}`);
  await findCare();
  const meant = screen.getByRole('button', { name: 'I meant something else' });
  await user.type(await findField(), 'Will I move?');
  await user.click(meant);
  await user.click(meant);
  expect(await findField()).toHaveValue(`Will I move?\n${despair}`);
  await user.type(await findField(), '{Enter}');
  expect(await screen.findByText('It may.')).toBeInTheDocument();
  expect(callsOf(apiPaths.pushChat)[1]?.body).toMatchObject({ meant_otherwise: true });
});

it('returns an ordinary question that cannot be paid to the field, with the reason', async () => {
  const refusal = { status: 'fail', code: 'insufficient_balance', message: 'You have no questions left.' };
  const { user } = open({ [apiPaths.startChat]: broke, [apiPaths.pushChat]: () => piecesOf(streamEnd(refusal)) });
  await user.type(await findField(), 'Will I change my job?{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/questions/);
  await waitFor(async () => expect(await findField()).toHaveValue('Will I change my job?'));
  expect(screen.getByRole('link', { name: 'Recharge' })).toBeInTheDocument();
});

it('keeps the field when the time of the wallet has ended', async () => {
  open({ [apiPaths.startChat]: { ...started, questions_left: 0, balance: 6, time_left_seconds: 1 } });
  expect(await screen.findByRole('heading', { name: 'This chat has ended' })).toBeInTheDocument();
  expect(await findField()).toHaveAccessibleDescription(/You can still write here/);
});

it.each([
  ['a fault', 500, 'internal_error'],
  ['a database that is away', 503, 'unavailable'],
  ['too many requests', 429, 'too_many_requests'],
  ['a chat that is gone', 404, 'chat_not_found'],
])('shows the help that comes with %s, and keeps the question', async (_way, status, code) => {
  const body = { status: 'fail', code, message: 'This failed.', care: { ...care, text } };
  const { user } = open({ [apiPaths.pushChat]: () => new Response(JSON.stringify(body), { status }) });
  await user.type(await findField(), `${despair}{Enter}`);
  expect(within(await findCare()).getByRole('link', { name: /^14416/ })).toHaveAttribute('href', 'tel:14416');
  expect(screen.getByText(despair)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Try again/ })).toBeInTheDocument();
});

it('keeps the help of a fault when the network is back, and offers nothing for sale beside it', async () => {
  const body = { status: 'fail', code: 'unavailable', message: 'This failed.', care: { ...care, text } };
  const { user, callsOf } = open({
    [apiPaths.startChat]: broke,
    [apiPaths.pushChat]: () => new Response(JSON.stringify(body), { status: 503 }),
  });
  await user.type(await findField(), `${despair}{Enter}`);
  await findCare();
  expect(screen.queryByRole('link', { name: 'Recharge' })).not.toBeInTheDocument();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  online.mockRestore();
  await waitFor(() => expect(screen.getByRole('button', { name: /Try again/ })).toBeEnabled());
  expect(await findCare()).toBeInTheDocument();
  expect(callsOf(apiPaths.pushChat)).toHaveLength(1);
});

it.each([
  ['en', 'We do not know whether this was answered. You can try again: a question counts once at most.'],
  ['hi', 'पता नहीं चला कि इसका जवाब मिला या नहीं। आप फिर कोशिश कर सकते हैं: सवाल ज़्यादा से ज़्यादा एक ही बार कटता है।'],
] as const)('promises no answer by itself and denies none beside the help of a fault (%s)', async (locale, reason) => {
  const body = { status: 'fail', code: 'unavailable', message: 'This failed.', care: { ...care, text } };
  const { user } = open({ [apiPaths.pushChat]: () => new Response(JSON.stringify(body), { status: 503 }) }, undefined, undefined, locale);
  await user.type(await screen.findByRole('textbox'), `${despair}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});
