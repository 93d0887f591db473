import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage } from '@oracle-astra/shared/testing';
import { fillBirthForm, getSubmitButton, openKundliPage, places, savedResponse } from '../testing/kundli-page';

beforeEach(() => sessionStorage.clear());

/** Sends the birth form with a place that is typed in full; its look-up takes until `arrive`. */
async function sendWithLatePlace(who?: 'visitor') {
  const { answer, arrive } = lateAnswer(places);
  let isLate = false;
  const answers = { [apiPaths.places]: () => (isLate ? answer() : places), [apiPaths.addBirth]: savedResponse };
  const page = openKundliPage(who ? '/free-kundli' : '/create-kundli', answers, who);
  await fillBirthForm(page.user);
  isLate = true;
  const place = screen.getByRole('combobox', { name: 'Birth place' });
  await page.user.clear(place);
  await page.user.type(place, 'Jaipur, Rajasthan');
  await page.user.click(getSubmitButton());
  return { ...page, place, arrive };
}

it('a visitor who has left while the place was looked up is not asked to log in on another page', async () => {
  const { arrive, ...page } = await sendWithLatePlace('visitor');
  await leavePage(page.router);
  await arrive();
  expect(page.router.state.location.pathname).toBe('/elsewhere');
  expect(page.store.getState()).toMatchObject({ notices: { toasts: [], alerts: [] }, login: { open: false } });
});

const readBirthDraft = () => JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}') as Record<string, string>;

it.each([
  ['Full name', 'name', ' Verma', 'Jaipur, Rajasthan, India'],
  ['Birth place', 'birthPlace', ' Road', 'Jaipur, Rajasthan Road'],
])('what is typed into %s while the place is looked up stays as a draft', async (label, field, typed, birthPlace) => {
  const { user, arrive, router, callsOf } = await sendWithLatePlace();
  const before = readBirthDraft()[field];
  await user.type(screen.getByLabelText(label), typed);
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?bid=b9'));
  expect(callsOf(apiPaths.addBirth)[0]?.body).toMatchObject({ pob: 'Jaipur, Rajasthan, India' });
  expect(readBirthDraft()).toMatchObject({ [field]: `${before}${typed}`, birthPlace });
});

it('a form whose place was looked up and in which nothing was typed meanwhile leaves no draft', async () => {
  const { arrive, router } = await sendWithLatePlace();
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?bid=b9'));
  expect(sessionStorage.getItem('draft:birth')).toBeNull();
});
