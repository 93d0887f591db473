import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, type Locale } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { places, savedResponse } from './kundli-answers';

export * from './kundli-answers';

export const token = tokenFor('u1');

/** The request body of the details that the tests enter. */
export const details = {
  full_name: 'Ananya Verma',
  dob: '07/01/1997',
  tob: '09:05',
  pob: 'Jaipur, Rajasthan, India',
  lat: 26.92,
  lng: 75.79,
  gender: 'Male',
  marital_status: 'Single',
  language: 'English',
  clock: 'ask',
};

type User = ReturnType<typeof userEvent.setup>;

/** Opens a Kundli page, by default signed in and in English. `callsOf` returns the requests to a path. */
export function openKundliPage(path: string, responses: Record<string, FakeAnswer> = {}, visitor?: 'visitor', locale?: Locale) {
  const server = fakeApi({
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.places]: places,
    [apiPaths.addBirth]: savedResponse,
    ...responses,
  });
  const page = renderPage(routes, { path, token: visitor ? null : token, fetch: server.fetch, locale });
  const callsOf = (url: string) => server.calls.filter(({ path: called }) => called === url);
  return { ...page, callsOf, user: userEvent.setup({ delay: null }) };
}

export const getField = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const getSubmitButton = () => screen.getByRole('button', { name: /Generate Kundli|generating/ });

/** Enters a name, a gender, a moment and a place; other fields keep their defaults. */
export async function fillBirthForm(user: User, nameLabel = 'Full name') {
  await user.type(await screen.findByRole('textbox', { name: nameLabel }), 'Ananya Verma');
  await user.click(screen.getByRole('radio', { name: 'Male' }));
  await user.type(getField('Day'), '7');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'January');
  await user.type(getField('Year'), '1997');
  await user.type(getField(/^Hours/), '9');
  await user.type(getField('Minute'), '5');
  await user.type(screen.getByRole('combobox', { name: 'Birth place' }), 'Jai');
  await user.click(await screen.findByRole('option', { name: 'Jaipur, Rajasthan, India' }));
}
