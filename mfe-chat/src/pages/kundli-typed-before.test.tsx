import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { record } from '../testing/fixtures';
import { getField, openKundliPage } from '../testing/kundli-page';

beforeEach(() => sessionStorage.clear());

it('restores what was typed before a saved Kundli was chosen', async () => {
  const { user } = openKundliPage('/create-kundli', { [apiPaths.births]: { status: 'success', births: [record] } });
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ravi Kumar');
  await user.type(getField('Day'), '14');
  await user.click(await screen.findByRole('radio', { name: record.full_name }));
  expect(getField('Full name')).toHaveValue(record.full_name);
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(getField('Full name')).toHaveValue('Ravi Kumar');
  expect(getField('Day')).toHaveValue('14');
  expect(getField('Year')).toHaveValue('');
});

it('restores it after a reload too, and an unchanged saved Kundli is not saved again', async () => {
  const births = { [apiPaths.births]: { status: 'success', births: [record] } };
  const first = openKundliPage('/create-kundli', births);
  await first.user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ravi Kumar');
  await first.user.click(await screen.findByRole('radio', { name: record.full_name }));
  expect(getField('Full name')).toHaveValue(record.full_name);
  first.unmount();
  const { user, callsOf } = openKundliPage('/create-kundli', births);
  await waitFor(() => expect(getField('Full name')).toHaveValue('Ravi Kumar'));
  expect(getField('Year')).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Proceed' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('radio', { name: record.full_name }));
  await user.click(screen.getByRole('button', { name: 'Proceed' }));
  expect(callsOf(apiPaths.addBirth)).toEqual([]);
});

it('restores it after the chosen Kundli was changed, and after another one was chosen', async () => {
  const other = { ...record, bid: 'b2', full_name: 'Rohan' };
  const { user } = openKundliPage('/create-kundli', { [apiPaths.births]: { status: 'success', births: [record, other] } });
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Ravi Kumar');
  await user.click(await screen.findByRole('radio', { name: record.full_name }));
  await user.type(getField('Full name'), ' Rao');
  expect(getField('Full name')).toHaveValue(`${record.full_name} Rao`);
  await user.click(await screen.findByRole('radio', { name: 'Rohan' }));
  expect(getField('Full name')).toHaveValue('Rohan');
  await user.click(screen.getByRole('button', { name: 'Start a new one' }));
  expect(getField('Full name')).toHaveValue('Ravi Kumar');
});
