import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, childConsentText } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { tokenFor } from '@oracle-astra/shared/testing';
import { done, openPrivacyPage, part, privacy } from '../testing/privacy-page';

beforeEach(() => sessionStorage.clear());

it('a minor sees the reason, and makes a link for a parent', async () => {
  const link = { status: 'success', path: '/profile/privacy?child=abc', valid_until: '2026-12-07T10:00:00Z' };
  openPrivacyPage({ [apiPaths.privacy]: privacy({ minor: { has_consent: false, adult_on: '2027-03-15' } }), [apiPaths.childLink]: link });
  const state = await part('You are under 18');
  expect(state.getByText(/under 18 until 15 Mar 2027/)).toBeInTheDocument();
  expect(state.getByText(/Help is never closed to you/)).toBeInTheDocument();
  await userEvent.click(state.getByRole('button', { name: 'Make a link for a parent' }));
  expect(await state.findByRole('textbox', { name: 'Link for a parent' })).toHaveValue('http://localhost/profile/privacy?child=abc');
});

it('a parent who saved the details of a child first selects their own', async () => {
  const record = { tob: '06:45', pob: 'Varanasi', lat: 25, lng: 83, gender: 'Female', marital_status: 'Single', language: 'English' };
  const saved = [
    { ...record, bid: 'b2', full_name: 'Asha', dob: '14/08/1994' },
    { ...record, bid: 'b1', full_name: 'Mira', dob: '14/08/2012' },
  ];
  let minor: object | undefined = { has_consent: false, adult_on: '2030-08-14' };
  const { bodies } = openPrivacyPage({
    [apiPaths.privacy]: () => privacy({ minor }),
    [apiPaths.births]: { status: 'success', births: saved },
    [apiPaths.setOwnBirth]: () => {
      minor = undefined;
      return done;
    },
  });
  const state = await part('You are under 18');
  await userEvent.click(state.getByText('These are not my own birth details'));
  await userEvent.click(await state.findByRole('button', { name: 'This is me: Asha' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'You are under 18' })).not.toBeInTheDocument());
  expect(bodies(apiPaths.setOwnBirth)).toEqual([{ bid: 'b2' }]);
});

it('a parent agrees by the link of a child, and withdraws on the same page', async () => {
  let isGiven = false;
  const child = { id: 'c1', name: 'Mira', mobile_end: '4321', given_at: '2026-11-30T10:00:00Z', version: childConsentText };
  const { bodies } = openPrivacyPage(
    {
      [apiPaths.privacy]: () => privacy({ children: isGiven ? [child] : [] }),
      [apiPaths.childOfLink]: () => ({ status: 'success', name: 'Mira', mobile_end: '4321', is_given: isGiven }),
      [apiPaths.giveChildConsent]: () => {
        isGiven = true;
        return done;
      },
      [apiPaths.withdrawChildConsent]: () => {
        isGiven = false;
        return done;
      },
    },
    { path: '/profile/privacy?child=abc' },
  );
  const asked = await part('A child asks for your consent');
  expect(await asked.findByText('It is about the account of Mira, whose mobile number ends in 4321.')).toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: 'I am the parent and agree' }));
  expect(await asked.findByText('You agree. You can withdraw it below at any time.')).toBeInTheDocument();
  expect(bodies(apiPaths.giveChildConsent)).toEqual([{ child: 'abc', version: childConsentText }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Mira' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your consent for Mira?' }));
  expect(question.getByText(/^The child’s questions are refused at once, and the child’s plan ends\./)).toBeInTheDocument();
  expect(bodies(apiPaths.withdrawChildConsent)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await asked.findByRole('button', { name: 'I am the parent and agree' })).toBeInTheDocument();
});

it.each([
  ['en', 'A child asks for your consent', 'Log In', /log in with your own mobile number/i],
  ['hi', 'एक बच्चा आपकी सहमति माँग रहा है', 'लॉग इन कीजिए', /अपने मोबाइल नंबर से लॉग इन कीजिए/],
] as const)('a parent without a session logs in on the page of the link, which stays (%s)', async (locale, title, button, text) => {
  const { calls, router, store } = openPrivacyPage(
    {
      [apiPaths.privacy]: privacy({}),
      [apiPaths.childOfLink]: { status: 'success', name: 'Mira', mobile_end: '4321', is_given: false },
    },
    { path: '/profile/privacy?child=abc', token: null, locale },
  );
  const asked = await part(title);
  expect(asked.getByText(text)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: button }));
  expect(store.getState().login.open).toBe(true);
  act(() => void store.dispatch(signedIn(tokenFor('u1'))));
  expect(await screen.findByText(/Mira/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?child=abc');
});

it('visitors without the link of a child are redirected to the home page', async () => {
  const { router } = openPrivacyPage({}, { token: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('an expired link says so', async () => {
  const over = { status: 'fail', code: 'child_link_invalid', message: 'This link is not valid any more. The child can make a new one.' };
  openPrivacyPage({ [apiPaths.privacy]: privacy({}), [apiPaths.childOfLink]: over }, { path: '/profile/privacy?child=old', locale: 'hi' });
  expect(await screen.findByText(/यह लिंक अब मान्य नहीं है/)).toBeInTheDocument();
});
