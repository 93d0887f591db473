import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { chart, record } from '../testing/fixtures';
import { jaipur } from '../testing/kundli-answers';
import { details, getField, openKundliPage } from '../testing/kundli-page';

const open = (path: string, responses: Record<string, FakeAnswer> = {}) => openKundliPage(path, responses, undefined, 'hi');
const findSubmitButton = () => screen.findByRole('button', { name: 'कुंडली बनाइए' });

beforeEach(() => sessionStorage.clear());

it('sends the values of the contract, and requests answers in Hindi', async () => {
  const { user, callsOf, router } = open('/create-kundli?type=Oracle');
  await user.type(await screen.findByRole('textbox', { name: 'पूरा नाम' }), 'Ananya Verma');
  await user.type(getField('दिन'), '7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'महीना' }), 'मार्च');
  await user.type(getField('साल'), '1997');
  await user.type(getField('घंटे, 0 से 24'), '9');
  // A digit of a Hindi keyboard.
  await user.type(getField('मिनट'), '५');
  await user.type(screen.getByRole('combobox', { name: 'जन्म स्थान' }), 'Jai');
  await user.click(await screen.findByRole('option', { name: 'Jaipur, Rajasthan, India' }));
  await user.click(screen.getByRole('radio', { name: 'महिला' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'वैवाहिक स्थिति' }), 'विवाहित');
  expect(screen.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await user.click(await findSubmitButton());
  await waitFor(() => expect(router.state.location.search).toBe('?type=Oracle&bid=b9'));
  expect(callsOf(apiPaths.addBirth)[0]?.body).toEqual({
    ...details,
    dob: '07/03/1997',
    gender: 'Female',
    marital_status: 'Married',
    language: 'Hindi',
  });
});

it('finds and sends the birth place by its Hindi name', async () => {
  const inHindi = { ...jaipur, structured_formatting: { main_text: 'जयपुर', secondary_text: 'राजस्थान, भारत' } };
  const { user } = open('/create-kundli', { [apiPaths.places]: { status: 'ok', predictions: [inHindi] } });
  const field = await screen.findByRole('combobox', { name: 'जन्म स्थान' });
  await user.type(field, 'जयपुर');
  await user.click(await screen.findByRole('option', { name: 'जयपुर, राजस्थान, भारत' }));
  expect(field).toHaveValue('जयपुर, राजस्थान, भारत');
});

it('lists missing fields in Hindi word order', async () => {
  const { user, store } = open('/create-kundli');
  await user.click(await findSubmitButton());
  const summary = (await screen.findByText('8 जानकारियाँ जाँचिए:')).parentElement;
  expect(summary).toHaveTextContent('8 जानकारियाँ जाँचिए: लिंग, नाम, दिन, महीना, साल, घंटे, मिनट और जन्म स्थान। आपका लिखा सेव है।');
  expect(store.getState().notices.alerts).toEqual(['‘लिंग’ भरना ज़रूरी है, इसे खाली मत छोड़िए।']);
});

it.each<[string, FakeAnswer, string]>([
  [
    'by its code',
    { status: 'fail', code: 'birth_limit_reached', message: 'You can keep no more birth details.' },
    'इससे ज़्यादा जन्म विवरण नहीं रखे जा सकते। नया जोड़ने के लिए कोई एक हटाइए।',
  ],
  ['without a code', { status: 'fail', message: 'Twenty records are the most.' }, 'कुंडली सेव नहीं हुई। फिर कोशिश कीजिए।'],
  ['without a response', () => Promise.reject(new TypeError('offline')), 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश कीजिए।'],
])('a save that fails is reported %s', async (_case, response, alert) => {
  const { user, store } = open('/create-kundli?type=Oracle', {
    [apiPaths.births]: { status: 'success', births: [record] },
    [apiPaths.editBirth]: response,
  });
  await user.click(await screen.findByRole('radio', { name: 'Ananya Verma' }));
  expect(screen.getByText('17 जनवरी 1997, 10:40', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'अंग्रेज़ी' })).toBeChecked();
  // An unchanged record is not saved again.
  await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
  await user.click(await findSubmitButton());
  await waitFor(() => expect(store.getState().notices.alerts).toEqual([alert]));
});

it('shows a saved chart with signs, planets and dates in Hindi', async () => {
  open('/create-kundli?bid=b1', { [apiPaths.chart]: { status: 'success', chart } });
  expect(await screen.findByText('मेष, भरणी नक्षत्र')).toBeInTheDocument();
  expect(screen.getByText('मंगल, 15 सितंबर 2029 तक')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'उत्तर भारतीय शैली की जन्म कुंडली: मीन लग्न, चंद्रमा मेष, भरणी नक्षत्र में।' })).toHaveTextContent('श व');
  expect(screen.getByRole('link', { name: 'Oracle से चैट' })).toHaveAttribute('href', '/chats?type=Oracle&bid=b1');
});

it('has a different title for each address', async () => {
  open('/create-kundli?predictions=true&p_type=weekly');
  await findSubmitButton();
  expect(document.title).toBe('साप्ताहिक भविष्यफल के लिए जन्म विवरण | Oracle & Astra');
});
