import { act, screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { clearDrafts, signedIn } from '@oracle-astra/shared/session';
import { lateAnswer, leavePage, tokenFor } from '@oracle-astra/shared/testing';
import { fillBirthForm, getSubmitButton, openKundliPage, places, savedResponse } from '../testing/kundli-page';

beforeEach(() => sessionStorage.clear());

/** Submits the birth form with a place that was typed completely; its look-up is answered by `arrive`. */
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

it('does not ask a visitor to log in who left the page while the place was looked up', async () => {
  const { arrive, ...page } = await sendWithLatePlace('visitor');
  await leavePage(page.router);
  await arrive();
  expect(page.router.state.location.pathname).toBe('/elsewhere');
  expect(page.store.getState()).toMatchObject({ notices: { toasts: [], alerts: [] }, login: { open: false } });
});

it('saves nothing for another person who has signed in while the place was looked up', async () => {
  const { arrive, store, callsOf } = await sendWithLatePlace();
  act(() => {
    clearDrafts();
    store.dispatch(signedIn(tokenFor('another')));
  });
  await arrive();
  expect(callsOf(apiPaths.addBirth)).toEqual([]);
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

it('deletes the draft of a form whose place was looked up and that did not change meanwhile', async () => {
  const { arrive, router } = await sendWithLatePlace();
  await arrive();
  await waitFor(() => expect(router.state.location.search).toBe('?bid=b9'));
  expect(sessionStorage.getItem('draft:birth')).toBeNull();
});

it('says that the search of a typed place failed', async () => {
  let isDown = false;
  const answers = { [apiPaths.places]: () => (isDown ? new Response('{}', { status: 500 }) : places), [apiPaths.addBirth]: savedResponse };
  const { user, callsOf } = openKundliPage('/create-kundli', answers);
  await fillBirthForm(user);
  isDown = true;
  const place = screen.getByRole('combobox', { name: 'Birth place' });
  await user.clear(place);
  await user.type(place, 'Jaipur, Rajasthan');
  await user.click(getSubmitButton());
  await waitFor(() => expect(place).toHaveAccessibleDescription(/^Search isn’t working/));
  expect(callsOf(apiPaths.addBirth)).toEqual([]);
});
