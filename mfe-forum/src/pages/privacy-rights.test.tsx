import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { lateAnswer, tokenFor } from '@oracle-astra/shared/testing';
import { done, openPrivacyPage, part, privacy } from '../testing/privacy-page';

beforeEach(() => sessionStorage.clear());

async function remove(form: Awaited<ReturnType<typeof part>>) {
  await userEvent.click(form.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Sita Verma as your nominee?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
}

it('a nominee stays when the question is declined, and a begun change is dropped by Cancel', async () => {
  const nominee = { name: 'Sita Verma', mobile: '919812300002' };
  const { bodies } = openPrivacyPage({ [apiPaths.privacy]: () => privacy({ nominee }) });
  const form = await part('Your nominee');
  await userEvent.click(form.getByRole('button', { name: 'Remove' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep' }));
  expect(bodies(apiPaths.removeNominee)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Change' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Name of the nominee' }), ' Rao');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(form.getByRole('button', { name: 'Change' }));
  expect(form.getByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('Sita Verma');
});

it('a nominee is named, kept in the form after a failure, shown, and removed', async () => {
  let nominee: object | null = null;
  let isDown = true;
  const { bodies } = openPrivacyPage({
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
  await waitFor(() => expect(bodies(apiPaths.setNominee)).toHaveLength(1));
  expect(form.getByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('Sita Verma');
  isDown = false;
  await userEvent.click(await form.findByRole('button', { name: 'Save nominee' }));
  expect(await form.findByText('Sita Verma, +91 98123 00002')).toBeInTheDocument();
  expect(bodies(apiPaths.setNominee).at(-1)).toEqual({ name: 'Sita Verma', mobile: '919812300002' });
  await remove(form);
  expect(await form.findByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('');
});

it('changes of a nominee that were not saved are gone when the nominee is removed or another one is named', async () => {
  const sita = { name: 'Sita Verma', mobile: '919812300002' };
  let nominee: object | null = sita;
  const answers = {
    [apiPaths.privacy]: () => privacy({ nominee }),
    [apiPaths.removeNominee]: () => {
      nominee = null;
      return done;
    },
  };
  /** Opens the page, where a change is begun. */
  const begin = async () => {
    openPrivacyPage(answers);
    const form = await part('Your nominee');
    await userEvent.click(form.getByRole('button', { name: 'Change' }));
    return form.getByRole('textbox', { name: 'Name of the nominee' });
  };
  await userEvent.type(await begin(), ' Rao');
  cleanup();
  nominee = { name: 'Ravi Nair', mobile: '919812300003' };
  expect(await begin()).toHaveValue('Ravi Nair');
  cleanup();
  nominee = sita;
  expect(await begin()).toHaveValue('Sita Verma Rao');
  cleanup();
  openPrivacyPage(answers);
  const form = await part('Your nominee');
  await remove(form);
  expect(await form.findByRole('textbox', { name: 'Name of the nominee' })).toHaveValue('');
  cleanup();
  nominee = sita;
  expect(await begin()).toHaveValue('Sita Verma');
});

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
