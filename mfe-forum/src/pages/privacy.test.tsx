import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, childConsentText, consentItems, consentTexts, type PrivacyResponse } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { consentMessages } from '../features/consents/consent-messages';
import english from '../messages/en.json';
import hindi from '../messages/hi.json';
import { routes } from '../routes';
import { samplePrivacy } from '../testing/sample-privacy';

function show(answers: Record<string, FakeAnswer>, options: { locale?: 'en' | 'hi'; token?: string | null } = {}) {
  const { fetch, calls } = fakeApi(answers);
  return { ...renderPage(routes, { path: '/profile/privacy', token: tokenFor('u1'), fetch, ...options }), calls };
}
const toasts = (store: ReturnType<typeof show>['store']) => store.getState().notices.toasts.map(({ text }) => text);
const row = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (found === null) throw new Error('no row');
  return within(found);
};
const model = 'A language model outside of this site';

it('shows each item with its text and when it was agreed to, and how long data is kept', async () => {
  show({ [apiPaths.privacy]: samplePrivacy() });
  await screen.findByText(model);
  expect(row(model).getByText('Agreed on 15 Nov 2026, 11:02 am, to the text of 30 Nov 2026')).toBeInTheDocument();
  expect(row('Your account').getByRole('link', { name: 'Delete the account' })).toHaveAttribute('href', '/delete-account');
  expect(row('Notifications').getByText('365 days')).toBeInTheDocument();
  expect(screen.getByText(/Data Protection Board of India/)).toBeInTheDocument();
});

it('is withdrawn by one press, as it is given, with the version of the displayed text', async () => {
  let isGiven = true;
  const state = (): PrivacyResponse => samplePrivacy(!isGiven);
  const { calls, store } = show({
    [apiPaths.privacy]: state,
    [apiPaths.setConsent]: (body: unknown) => {
      isGiven = (body as { is_given: boolean }).is_given;
      return { status: 'success' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: `Withdraw: ${model}` }));
  await userEvent.click(await screen.findByRole('button', { name: `Agree: ${model}` }));
  await waitFor(() => expect(toasts(store)).toEqual(['Your consent is withdrawn', 'Your consent is noted']));
  const version = consentTexts.model;
  expect(calls.filter(({ path }) => path === apiPaths.setConsent).map(({ body }) => body)).toEqual([
    { item: 'model', is_given: false, version },
    { item: 'model', is_given: true, version },
  ]);
});

it('links to the notifications, whose button also requests the browser’s permission', async () => {
  show({ [apiPaths.privacy]: samplePrivacy(true) });
  expect(await screen.findByRole('link', { name: 'Turn on in Notifications' })).toHaveAttribute('href', '/notifications');
});

it('is in Hindi', async () => {
  show({ [apiPaths.privacy]: samplePrivacy() }, { locale: 'hi' });
  expect(await screen.findByRole('button', { name: 'वापस लीजिए: इस साइट के बाहर का भाषा मॉडल' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'आपके अधिकार' })).toBeInTheDocument();
});

it('can be reloaded after a failure', async () => {
  let isDown = true;
  show({ [apiPaths.privacy]: () => (isDown ? new Response('{}', { status: 500 }) : samplePrivacy()) });
  expect(await screen.findByRole('heading', { name: 'What you agreed to could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText(model)).toBeInTheDocument();
});

it('a changed text for parents needs a new version in the contract', () => {
  const words = [english, hindi].map((messages) => messages['forum.minor.agreement']);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect([childConsentText, hash]).toMatchInlineSnapshot(`
    [
      "2026-11-30",
      "41795d0f7cda",
    ]
  `);
});

it('a changed text needs a new version in the contract', () => {
  const texts = consentItems.map((item) => {
    const { title, text } = consentMessages[item];
    const words = [english, hindi].map((messages) => [messages[title as keyof typeof english], messages[text as keyof typeof english]]);
    return [item, consentTexts[item], createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12)];
  });
  expect(texts).toMatchInlineSnapshot(`
    [
      [
        "account",
        "2026-12-01",
        "b68a0394cca7",
      ],
      [
        "push",
        "2026-11-30",
        "48bb40b2a46d",
      ],
      [
        "model",
        "2026-11-30",
        "e1f1fbdecbf5",
      ],
    ]
  `);
});
