import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
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
