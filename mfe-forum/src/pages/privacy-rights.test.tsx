import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { lateAnswer, tokenFor } from '@oracle-astra/shared/testing';
import { done, openPrivacyPage, part, privacy } from '../testing/privacy-page';

beforeEach(() => sessionStorage.clear());

it('a request is sent with its kind, and is listed with the day of its answer', async () => {
  const requests: object[] = [];
  openPrivacyPage({
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
  const { router, store } = openPrivacyPage({ [apiPaths.privacy]: privacy({ requests: [] }), [apiPaths.askRights]: unknown });
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
  const { store } = openPrivacyPage({ [apiPaths.privacy]: privacy({ requests: [] }), [apiPaths.askRights]: answer });
  const form = await part('Ask us in writing');
  const field = form.getByRole('textbox', { name: 'Your request' });
  await userEvent.type(field, 'My name is wrong.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  await userEvent.type(field, ' And my number.');
  await arrive();
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(field).toHaveValue('My name is wrong. And my number.');
});

it('a request that expresses despair is sent, and help is shown beside it', async () => {
  const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [{ number: '14416', label: 'Tele-MANAS' }] };
  openPrivacyPage({ [apiPaths.privacy]: () => privacy({ requests: [] }), [apiPaths.askRights]: () => ({ ...done, care }) });
  const form = await part('Ask us in writing');
  await userEvent.type(form.getByRole('textbox', { name: 'Your request' }), 'Erase all, I do not want to live.');
  await userEvent.click(form.getByRole('button', { name: 'Send request' }));
  expect(await form.findByText('I am glad you said it.')).toBeInTheDocument();
});
