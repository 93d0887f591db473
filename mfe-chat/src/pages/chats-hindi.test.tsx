import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { address, openChatPage, pastSummary, responses, streamEnd, successStatus, time } from '../testing/chat-page';

const open = (overrides: Record<string, FakeAnswer> = {}, path = address) => openChatPage(overrides, path, tokenFor('u1'), 'hi');
const findField = () => screen.findByRole('textbox', { name: 'Oracle से आपका सवाल' });
const question = 'Will it mean moving to another city?';

beforeEach(() => sessionStorage.clear());

it('suggests questions in Hindi and names their price', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'मेरी मंगल की महादशा कैसी रहेगी?' }));
  expect(await findField()).toHaveValue('मेरी मंगल की महादशा कैसी रहेगी?');
  expect(screen.getByText('मुफ़्त। 3 सवाल बाकी, फिर वॉलेट से हर सवाल ₹6।')).toBeInTheDocument();
  expect(document.title).toBe('Oracle से अपनी जन्म कुंडली के बारे में पूछिए | Oracle & Astra');
});

it('marks the language of question, reply and sources, with labels in Hindi', async () => {
  const { user } = open({ [apiPaths.pushChat]: () => piecesOf('It may.', streamEnd(successStatus)) });
  await user.type(await findField(), `${question}{Enter}`);
  expect(await screen.findByText('1 मुफ़्त सवाल कटा, 2 बाकी')).toBeInTheDocument();
  expect(screen.getByText(question)).toHaveAttribute('lang', 'en');
  expect(screen.getByText('It may.', { selector: 'article p' })).toHaveAttribute('lang', 'en');
  await user.click(screen.getByText('यह जवाब किस आधार पर'));
  expect(screen.getByText('Gemini, lord Mercury').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(await screen.findByRole('img', { name: 'आपकी कुंडली, चौथे और दसवें भाव पर निशान' })).toBeInTheDocument();
  expect(screen.getByText('यह जवाब किस आधार पर').closest('[lang]')).toBeNull();
});

it('shows the message of the code for a refused question', async () => {
  const refusal = { status: 'fail', code: 'insufficient_balance', message: 'You have no questions left.' };
  const { user } = open({ [apiPaths.pushChat]: () => piecesOf(streamEnd(refusal)) });
  await user.type(await findField(), `${question}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^आपके सवाल खत्म हो गए हैं।.* पैसे नहीं कटे।$/);
});

it('says once that a failed reply was not charged, also for an unknown code', async () => {
  const replies = [
    piecesOf(streamEnd({ status: 'fail', code: 'answer_failed', message: 'This answer could not be finished.' })),
    piecesOf(streamEnd({ status: 'fail', message: 'Out of order.' })),
  ];
  const { user } = open({ [apiPaths.pushChat]: () => replies.shift() });
  await user.type(await findField(), `${question}{Enter}`);
  expect(await screen.findByText('यह जवाब पूरा नहीं हो सका, और पैसे नहीं कटे। फिर पूछिए।')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'फिर कोशिश कीजिए' }));
  expect(await screen.findByText('इस सवाल का जवाब नहीं मिला। पैसे नहीं कटे।')).toBeInTheDocument();
});

it('lists the history in Hindi, with the language of each chat', async () => {
  const { user, store } = open({}, `${address}#history`);
  await screen.findByText('Namaste Ananya.', { selector: 'article p' });
  const past = screen.getAllByRole('link', { name: /Which years are good/ }).at(-1) as HTMLElement;
  expect(past).toHaveTextContent('2 नवंबर 2026');
  expect(screen.getAllByText(pastSummary.message).at(-1)).toHaveAttribute('lang', 'en');
  await user.click(past);
  expect(store.getState().notices.alerts).toEqual(['अभी एक चैट चल रही है! पहले उसे खत्म कीजिए']);
});

it('opens a past chat with a reply in Hindi', async () => {
  const chats = [
    { from_name: 'Ananya', message: 'शादी कब होगी?', chat_time: time },
    { from_name: 'Oracle', message: 'इस सर्दी नहीं।', chat_time: time, mid: 'm9', charged: { by: 'wallet', amount: 6 } },
  ];
  open({ ...responses, [apiPaths.chat]: { status: 'success', chats } }, '/chats?chat=a0');
  expect(await screen.findByText('इस सर्दी नहीं।')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('वॉलेट से ₹6 कटे')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'यह पुरानी चैट है' })).toBeInTheDocument();
});
