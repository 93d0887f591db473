import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { record } from '../testing/fixtures';
import { openKundliPage } from '../testing/kundli-page';
import { bride, cardUrl, fill, groom, responses } from '../testing/matching-page';

beforeEach(() => sessionStorage.clear());

it('compares two births of a visitor, one without its time, and gives reasons', async () => {
  const { user, callsOf } = openKundliPage('/kundli-matching', responses, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  await fill(user, bride());
  await user.type(bride().getByRole('textbox', { name: /^Hours/ }), '9');
  await user.type(bride().getByRole('textbox', { name: 'Minute' }), '5');
  await fill(user, groom());
  await user.click(groom().getByRole('checkbox', { name: 'I do not know the time' }));
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  expect(await screen.findByRole('heading', { name: 'Ananya and Rohan' })).toHaveFocus();
  expect(screen.getByText('21.5 of 36')).toBeInTheDocument();
  expect(screen.getByText('Exception: one rashi.')).toBeInTheDocument();
  expect(screen.getByText(/^Points compare two Moons/)).toBeInTheDocument();
  const place = { dob: '07/03/1997', pob: 'Jaipur, Rajasthan, India', lat: 26.92, lng: 75.79, name: '', clock: 'ask' };
  const pair = { bride: { ...place, tob: '09:05' }, groom: place };
  expect(callsOf(apiPaths.match)[0]?.body).toEqual(pair);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const card = within(await screen.findByRole('dialog', { name: 'Share the match' }));
  expect(await card.findByRole('img', { name: 'The card as others will see it' })).toHaveAttribute('src', cardUrl);
  await user.click(card.getByRole('checkbox', { name: 'The eight kootas' }));
  await waitFor(() =>
    expect(callsOf(apiPaths.matchCard).at(-1)?.body).toEqual({ pair, with_names: true, with_nakshatras: false, with_kootas: true }),
  );
});

it('says that a result is of earlier details while the form has others', async () => {
  const { user } = openKundliPage('/kundli-matching', responses, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  for (const side of [bride, groom]) {
    await fill(user, side());
    await user.click(side().getByRole('checkbox', { name: 'I do not know the time' }));
  }
  const press = () => user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  await press();
  await screen.findByRole('heading', { name: 'Ananya and Rohan' });
  const note = /^This is for the details as they were before/;
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  await user.clear(groom().getByRole('textbox', { name: 'Year' }));
  await user.type(groom().getByRole('textbox', { name: 'Year' }), '1996');
  expect(screen.getByText(note)).toBeInTheDocument();
  await press();
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
});

it('shows the error at each field, and keeps the input', async () => {
  const { user, callsOf, unmount } = openKundliPage('/kundli-matching', responses, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  await user.type(bride().getByRole('textbox', { name: 'Day' }), '31');
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  expect(bride().getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription('Give day, month and year.');
  expect(callsOf(apiPaths.match)).toHaveLength(0);
  unmount();
  openKundliPage('/kundli-matching', responses);
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  await waitFor(() => expect(bride().getByRole('textbox', { name: 'Day' })).toHaveValue('31'));
});

it('offers saved records to signed-in people', async () => {
  const { user, callsOf, router } = openKundliPage('/kundli-matching', {
    ...responses,
    [apiPaths.births]: { status: 'success', births: [record, { ...record, bid: 'b2', full_name: 'Rohan' }] },
  });
  await user.selectOptions(await waitFor(() => bride().getByRole('combobox', { name: 'Saved Kundli' })), 'Ananya Verma');
  await user.selectOptions(groom().getByRole('combobox', { name: 'Saved Kundli' }), 'Rohan');
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  await waitFor(() => expect(callsOf(apiPaths.match)[0]?.body).toEqual({ bride: { bid: 'b1' }, groom: { bid: 'b2' } }));
  await user.click(await screen.findByRole('button', { name: 'Ask Astra about the two' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chats', search: '?type=Astra&bid=b1' }));
  expect(sessionStorage.getItem('draft:question-b1-Astra')).toMatch(/^In guna milan Rohan and I have [\d.]+ points of 36\./);
});

it.each<[string, FakeAnswer]>([
  ['was deleted', { status: 'success', births: [{ ...record, bid: 'b2', full_name: 'Rohan' }] }],
  ['was the last one', { status: 'success', births: [] }],
  ['is not known, because the list failed', () => new Response('', { status: 500 })],
])('shows the fields of a side whose chosen record %s', async (_what, births) => {
  sessionStorage.setItem('draft:match', JSON.stringify({ bride_bid: 'b1', groom_day: '7' }));
  openKundliPage('/kundli-matching', { ...responses, [apiPaths.births]: births });
  expect(await waitFor(() => bride().getByRole('textbox', { name: 'Day' }))).toHaveValue('');
  expect(groom().getByRole('textbox', { name: 'Day' })).toHaveValue('7');
});

it('shows the fields again if another tab deleted the record meanwhile', async () => {
  let births = [record];
  const { user, store } = openKundliPage('/kundli-matching', {
    [apiPaths.births]: () => ({ status: 'success', births }),
    [apiPaths.match]: { status: 'fail', code: 'birth_not_found', message: 'These birth details are gone.' },
  });
  for (const side of [bride, groom])
    await user.selectOptions(await waitFor(() => side().getByRole('combobox', { name: 'Saved Kundli' })), 'Ananya Verma');
  births = [];
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  await waitFor(() => expect(store.getState().notices.alerts).toHaveLength(1));
  expect(await waitFor(() => bride().getByRole('textbox', { name: 'Day' }))).toHaveValue('');
});

it('is completely in Hindi', async () => {
  openKundliPage('/kundli-matching', responses, 'visitor', 'hi');
  expect(await screen.findByRole('heading', { level: 1, name: 'कुंडली मिलान' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'वधू' })).toBeInTheDocument();
});
