import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, childConsentText, type PrivacyResponse } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { fakeApi, lateAnswer, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { samplePrivacy } from '../testing/sample-privacy';

beforeEach(() => sessionStorage.clear());

const done = { status: 'success' };
const births = { [apiPaths.births]: { status: 'success', births: [] } };

function show(answers: Record<string, FakeAnswer>, options: { locale?: 'en' | 'hi'; path?: string; token?: string | null } = {}) {
  const { fetch, calls } = fakeApi({ ...births, ...answers });
  return { ...renderPage(routes, { path: '/profile/privacy', token: tokenFor('u1'), fetch, ...options }), calls };
}
const bodies = (calls: ReturnType<typeof show>['calls'], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
const privacy = (changes: object): PrivacyResponse => ({ ...samplePrivacy(), ...changes }) as PrivacyResponse;
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('a nominee is named, kept in the form after a failure, shown, and removed', async () => {
  let nominee: object | null = null;
  let isDown = true;
  const { calls } = show({
    [apiPaths.privacy]: () => privacy({ nominee }),
    [apiPaths.setNominee]: (body: unknown) => {
      if (isDown) return new Response('{}', { status: 500 });
      nominee = body as object;
      return done;
    },
    [apiPaths.removeNominee]: () => {
      nominee = null;
      return done;
    },
  });
  const form = await part('Your nominee');
  await userEvent.click(form.getByRole('button', { name: 'Save nominee' }));
  expect(form.getByText('Enter a name.')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: 'Name of the nominee' }), 'Sita Verma');
  await userEvent.type(form.getByRole('textbox', { name: 'Mobile number' }), '9812300002');
  await userEvent.click(form.getByRole('button', { name: 'Save nominee' }));
  await waitFor(() => expect(bodies(calls, apiPaths.setNominee)).toHaveLength(1));
  expect(form.getByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('Sita Verma');
  isDown = false;
  await userEvent.click(await form.findByRole('button', { name: 'Save nominee' }));
  expect(await form.findByText('Sita Verma, +91 98123 00002')).toBeInTheDocument();
  expect(bodies(calls, apiPaths.setNominee).at(-1)).toEqual({ name: 'Sita Verma', mobile: '919812300002' });
  await userEvent.click(form.getByRole('button', { name: 'Remove' }));
  expect(await form.findByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('');
});

it('a request is sent with its kind, and is listed with the day of its answer', async () => {
  const requests: object[] = [];
  show({
    [apiPaths.privacy]: () => privacy({ requests }),
    [apiPaths.askRights]: (body: unknown) => {
      requests.push({
        ...(body as object),
        id: 'r1',
        created_at: '2026-11-30T10:00:00Z',
        due_on: '2026-12-15',
        closed_at: null,
        answer: null,
      });
      return done;
    },
  });
  const form = await part('Ask us in writing');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'What it is about' }), 'Correct something');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(form.getByText('Say in a few words what you ask for.')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: 'Your request' }), 'My name is wrong.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(await form.findByText('Answer by 15 Dec 2026')).toBeInTheDocument();
  expect(requests).toMatchObject([{ kind: 'correction', body: 'My name is wrong.' }]);
  expect(form.getByRole('textbox', { name: 'Your request' })).toHaveValue('');
});

it('a request is kept when the session ends as it is sent', async () => {
  const unknown = () => Response.json({ status: 'fail', code: 'unauthorized', message: 'Log in.' }, { status: 401 });
  const { router, store } = show({ [apiPaths.privacy]: privacy({ requests: [] }), [apiPaths.askRights]: unknown });
  const form = await part('Ask us in writing');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'What it is about' }), 'Correct something');
  await userEvent.type(form.getByRole('textbox', { name: 'Your request' }), 'My name is wrong.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(store.getState().session.token).toBeNull());
  await act(() => router.navigate('/'));
  act(() => void store.dispatch(signedIn(tokenFor('u1'))));
  await act(() => router.navigate('/profile/privacy'));
  const again = await part('Ask us in writing');
  expect(again.getByRole('textbox', { name: 'Your request' })).toHaveValue('My name is wrong.');
  expect(again.getByRole('combobox', { name: 'What it is about' })).toHaveDisplayValue('Correct something');
});

it('what is typed while a request is sent stays', async () => {
  const { answer, arrive } = lateAnswer(done);
  const { store } = show({ [apiPaths.privacy]: privacy({ requests: [] }), [apiPaths.askRights]: answer });
  const form = await part('Ask us in writing');
  const field = form.getByRole('textbox', { name: 'Your request' });
  await userEvent.type(field, 'My name is wrong.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await userEvent.type(field, ' And my number.');
  await arrive();
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(field).toHaveValue('My name is wrong. And my number.');
});

it('a minor reads why, and makes a link for a parent', async () => {
  const link = { status: 'success', path: '/profile/privacy?child=abc', valid_until: '2026-12-07T10:00:00Z' };
  show({ [apiPaths.privacy]: privacy({ minor: { has_consent: false, adult_on: '2027-03-15' } }), [apiPaths.childLink]: link });
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
  const { calls } = show({
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
  expect(bodies(calls, apiPaths.setOwnBirth)).toEqual([{ bid: 'b2' }]);
});

it('a parent agrees by the link of a child, and withdraws on the same page', async () => {
  let isGiven = false;
  const child = { id: 'c1', name: 'Mira', mobile_end: '4321', given_at: '2026-11-30T10:00:00Z', version: childConsentText };
  const { calls } = show(
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
  expect(bodies(calls, apiPaths.giveChildConsent)).toEqual([{ child: 'abc', version: childConsentText }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: Mira' }));
  expect(await asked.findByRole('button', { name: 'I am the parent and agree' })).toBeInTheDocument();
});

it.each([
  ['en', 'A child asks for your consent', 'Log In', /log in with your own mobile number/i],
  ['hi', 'एक बच्चा आपकी सहमति माँग रहा है', 'लॉग इन कीजिए', /अपने मोबाइल नंबर से लॉग इन कीजिए/],
] as const)('a parent without a session logs in on the page of the link, which stays (%s)', async (locale, title, button, text) => {
  const { calls, router, store } = show(
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
  const { router } = show({}, { token: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('a link that is over says so', async () => {
  const over = { status: 'fail', code: 'child_link_invalid', message: 'This link is not valid any more. The child can make a new one.' };
  show({ [apiPaths.privacy]: privacy({}), [apiPaths.childOfLink]: over }, { path: '/profile/privacy?child=old', locale: 'hi' });
  expect(await screen.findByText(/यह लिंक अब मान्य नहीं है/)).toBeInTheDocument();
});

it('a request that expresses despair is sent, and help is shown beside it', async () => {
  const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };
  show({ [apiPaths.privacy]: () => privacy({ requests: [] }), [apiPaths.askRights]: () => ({ ...done, care }) });
  const form = await part('Ask us in writing');
  await userEvent.type(form.getByRole('textbox', { name: 'Your request' }), 'Erase all, I do not want to live.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(await form.findByText('I am glad you said it.')).toBeInTheDocument();
});
