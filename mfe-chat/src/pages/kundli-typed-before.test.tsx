import { screen } from '@testing-library/react';
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
