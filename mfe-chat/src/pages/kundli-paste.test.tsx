import { screen } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { getField, getSubmitButton, openKundliPage } from '../testing/kundli-page';

beforeEach(() => sessionStorage.clear());

async function paste(box: string | RegExp, text: string) {
  const page = openKundliPage('/create-kundli');
  await page.user.click(await screen.findByRole('textbox', { name: box }));
  await page.user.paste(text);
  return page;
}

it.each(['14/08/1992', '1992-08-14', '14 Aug 1992', '१४ अगस्त १९९२'])(
  'a whole date in the box of the day fills all three: %s',
  async (text) => {
    await paste('Day', text);
    expect(getField('Day')).toHaveValue('14');
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveValue('08');
    expect(getField('Year')).toHaveValue('1992');
  },
);

it('a complete date beside a typed day fills all three boxes', async () => {
  const { user } = await paste('Day', '3');
  await user.paste('14/08/1992');
  expect(getField('Day')).toHaveValue('14');
  expect(getField('Year')).toHaveValue('1992');
});

it('rejects a year of two digits with an error', async () => {
  const { user, callsOf } = await paste('Day', '14-8-92');
  expect(getField('Year')).toHaveValue('92');
  await user.click(getSubmitButton());
  expect(getField('Year')).toHaveAccessibleDescription('The year must lie between 1945 and 2023.');
  expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
});

it('rejects a pasted number that is too long for its box instead of cutting it', async () => {
  const { user, callsOf } = await paste('Day', '140892');
  expect(getField('Day')).toHaveValue('140892');
  await user.click(getSubmitButton());
  expect(getField('Day')).toHaveAccessibleDescription('The day must lie between 1 and 31.');
  expect(callsOf(apiPaths.addBirth)).toHaveLength(0);
});

it.each([
  ['2:05 pm', '02', 'pm'],
  ['14.05', '14', ''],
  ['1405', '14', ''],
  ['दोपहर २:०५', '02', 'pm'],
])('a whole time in the box of the hours fills its boxes: %s', async (text, hours, meridiem) => {
  await paste(/^Hours/, text);
  expect(getField(/^Hours/)).toHaveValue(hours);
  expect(getField('Minute')).toHaveValue('05');
  expect(screen.getByRole('combobox', { name: 'am or pm' })).toHaveValue(meridiem);
});

it('keeps digits that are typed one by one in their box', async () => {
  const { user } = await paste('Day', '1');
  await user.keyboard('408');
  await user.click(getField(/^Hours/));
  await user.keyboard('1405');
  expect(getField('Day')).toHaveValue('14');
  expect(getField(/^Hours/)).toHaveValue('14');
  expect(getField('Minute')).toHaveValue('');
});
