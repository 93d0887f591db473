import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { renderHindiFrame } from '../testing/render-frame';
import { jwt, networkError, sent } from './testing/login-page';

const fail = (code: string) => ({ status: 'fail', code, message: 'The server’s words in English.' });
const httpFail = (code: string) => () => Response.json(fail(code), { status: 429 });
const digits = () => screen.getAllByRole<HTMLInputElement>('textbox');

async function requestCode(answers: Record<string, FakeAnswer>) {
  renderHindiFrame({
    path: '/forum',
    answers: { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 }, ...answers },
  });
  await userEvent.click(screen.getByRole('button', { name: 'लॉग इन' }));
  const modal = within(await screen.findByRole('dialog', { name: 'मोबाइल नंबर से लॉग इन' }));
  await userEvent.type(await modal.findByRole('textbox'), '9876543210');
  await userEvent.click(modal.getByRole('checkbox'));
  await userEvent.click(modal.getByRole('button', { name: 'OTP मँगाइए' }));
}

async function verifyCode(answer: FakeAnswer) {
  await requestCode({ [apiPaths.sendOtp]: sent, [apiPaths.validateOtp]: answer });
  await screen.findByRole('heading', { name: 'कोड डालिए' });
  await userEvent.click(digits()[0]!);
  await userEvent.paste('481927');
}

beforeEach(() => sessionStorage.clear());

it('names the policies within the sentence of the terms', async () => {
  renderHindiFrame({ path: '/forum' });
  await userEvent.click(screen.getByRole('button', { name: 'लॉग इन' }));
  expect(
    await screen.findByRole('checkbox', {
      name: 'साइन अप करने का मतलब है हमारे नियम और शर्तों और प्राइवेसी पॉलिसी पर आपकी सहमति',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'नियम और शर्तों' })).toHaveAttribute('href', '/terms-and-conditions');
});

it.each([
  ['a refusal by its code', fail('code_limit_reached'), 'OTP नहीं भेजा जा सका। बहुत बार कोड माँगा गया। थोड़ा रुककर फिर कोशिश कीजिए।'],
  ['a broken connection', networkError, 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश कीजिए।'],
])('shows %s when no code is sent', async (_what, answer, text) => {
  await requestCode({ [apiPaths.sendOtp]: answer });
  expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
});

it('shows the message of an error code at the field', async () => {
  await requestCode({ [apiPaths.sendOtp]: httpFail('code_limit_reached') });
  expect(await screen.findByText('OTP नहीं भेजा जा सका। थोड़ी देर में फिर कोशिश कीजिए।')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('बहुत बार कोड माँगा गया। थोड़ा रुककर फिर कोशिश कीजिए।');
});

it('signs in', async () => {
  await verifyCode({ status: 'success', jwt });
  expect(await screen.findByText('लॉग इन हो गया')).toBeInTheDocument();
});

it.each([
  ['a wrong code', fail('code_wrong'), 'कोड सही नहीं है।'],
  ['a refusal without a code that it knows', fail('unheard_of'), 'OTP की पुष्टि नहीं हो सकी। फिर कोशिश कीजिए।'],
  ['an answer without a jwt', { status: 'success', message: 'Try later.', jwt: '' }, 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश कीजिए।'],
])('shows %s in Hindi', async (_what, answer, text) => {
  await verifyCode(answer);
  expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
  expect(screen.getByText('+91 98765 43210 पर भेजा गया।')).toBeInTheDocument();
});
