import { screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer } from '@oracle-astra/shared/testing';
import { places } from '../testing/kundli-answers';
import { openKundliPage } from '../testing/kundli-page';
import { bride, fill, groom, responses } from '../testing/matching-page';

beforeEach(() => sessionStorage.clear());

it('distributes a pasted date and time to the boxes of their side', async () => {
  const { user } = openKundliPage('/kundli-matching', responses, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  await user.click(groom().getByRole('textbox', { name: 'Day' }));
  await user.paste('१४ अगस्त १९९२');
  await user.click(groom().getByRole('textbox', { name: /^Hours/ }));
  await user.paste('2:05 pm');
  expect(groom().getByRole('textbox', { name: 'Day' })).toHaveValue('14');
  expect(groom().getByRole('combobox', { name: 'Month' })).toHaveValue('08');
  expect(groom().getByRole('textbox', { name: 'Year' })).toHaveValue('1992');
  expect(groom().getByRole('textbox', { name: /^Hours/ })).toHaveValue('02');
  expect(groom().getByRole('textbox', { name: 'Minute' })).toHaveValue('05');
  expect(groom().getByRole('combobox', { name: 'am or pm' })).toHaveValue('pm');
  expect(bride().getByRole('textbox', { name: 'Day' })).toHaveValue('');
});

it('accepts a place that was typed completely but not chosen, on both sides', async () => {
  const { user, callsOf } = openKundliPage('/kundli-matching', responses, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  for (const fields of [bride(), groom()]) {
    await user.click(fields.getByRole('textbox', { name: 'Day' }));
    await user.paste('07/03/1997');
    await user.click(fields.getByRole('checkbox', { name: 'I do not know the time' }));
    await user.type(fields.getByRole('combobox', { name: 'Birth place' }), 'jaipur');
  }
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  const place = { dob: '07/03/1997', pob: 'Jaipur, Rajasthan, India', lat: 26.92, lng: 75.79, name: '', clock: 'ask' };
  await waitFor(() => expect(callsOf(apiPaths.match)[0]?.body).toEqual({ bride: place, groom: place }));
});

it('does not overwrite a place that changes while it is looked up', async () => {
  const { answer, arrive } = lateAnswer(places);
  const { user, callsOf } = openKundliPage('/kundli-matching', { ...responses, [apiPaths.places]: answer }, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  for (const fields of [bride(), groom()]) {
    await user.click(fields.getByRole('textbox', { name: 'Day' }));
    await user.paste('07/03/1997');
    await user.click(fields.getByRole('checkbox', { name: 'I do not know the time' }));
    await user.type(fields.getByRole('combobox', { name: 'Birth place' }), 'jaipur');
  }
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  await user.type(bride().getByRole('combobox', { name: 'Birth place' }), 'iya');
  await user.tab();
  await arrive();
  await waitFor(() => expect(callsOf(apiPaths.match)).toHaveLength(1));
  expect(bride().getByRole('combobox', { name: 'Birth place' })).toHaveValue('jaipuriya');
  expect(groom().getByRole('combobox', { name: 'Birth place' })).toHaveValue('Jaipur, Rajasthan, India');
});

it('asks about the time of each side, and shares the match that was settled', async () => {
  const ask = (code: string, field: string) => ({
    status: 'fail',
    code,
    field,
    message: 'Which?',
    moments: ['1997-03-07T08:05', '1997-03-07T10:05'],
  });
  const { user, callsOf } = openKundliPage('/kundli-matching', {
    ...responses,
    [apiPaths.match]: (body: unknown) => {
      const { bride: hers, groom: his } = body as Record<string, { earlier_offset?: boolean }>;
      if (hers?.earlier_offset === undefined) return ask('ambiguous_birth_time', 'bride');
      return his?.earlier_offset === undefined ? ask('skipped_birth_time', 'groom') : responses[apiPaths.match];
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  for (const fields of [bride(), groom()]) {
    await fill(user, fields);
    await user.type(fields.getByRole('textbox', { name: /^Hours/ }), '9');
    await user.type(fields.getByRole('textbox', { name: 'Minute' }), '5');
  }
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  const hers = within(await screen.findByRole('dialog', { name: 'Bride: which of the two?' }));
  await user.click(hers.getByRole('button', { name: 'The second time' }));
  const his = within(await screen.findByRole('dialog', { name: 'Groom: this time never came' }));
  await user.click(his.getByRole('button', { name: '7 Mar 1997, 8:05 am' }));
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const settled = { bride: { earlier_offset: false }, groom: { earlier_offset: true } };
  await waitFor(() => expect(callsOf(apiPaths.matchCard)[0]?.body).toMatchObject({ pair: settled }));
});

it('says on both sides that the search of their places failed', async () => {
  const answers = { ...responses, [apiPaths.places]: () => new Response('{}', { status: 500 }) };
  const { user, callsOf } = openKundliPage('/kundli-matching', answers, 'visitor');
  await screen.findByRole('heading', { level: 1, name: 'Kundli matching' });
  for (const fields of [bride(), groom()]) await user.type(fields.getByRole('combobox', { name: 'Birth place' }), 'jaipur');
  await user.click(screen.getByRole('button', { name: 'Match the two charts' }));
  for (const fields of [bride(), groom()])
    await waitFor(() => expect(fields.getByRole('combobox', { name: 'Birth place' })).toHaveAccessibleDescription(/^Search isn’t working/));
  expect(callsOf(apiPaths.match)).toEqual([]);
});
