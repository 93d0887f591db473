import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { horoscopeSigns } from '../testing/samples';
import { birthSkyWithoutTime } from '../testing/sky-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './horoscope';

const pune = {
  description: 'Pune, Maharashtra, India',
  place_id: 'p',
  structured_formatting: { main_text: 'Pune', secondary_text: 'India' },
  geometry: { location: { lat: 18.52, lng: 73.86 } },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open(answer: FakeAnswer) {
  const server = fakeApi({
    [apiPaths.horoscopeSigns]: horoscopeSigns,
    [apiPaths.birthSky]: answer,
    [apiPaths.places]: { status: 'ok', predictions: [pune] },
  });
  return { ...renderPage(routes, { path: '/horoscope?when=Tomorrow', fetch: server.fetch }), server, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Find my rashi' }));
  const form = within(await screen.findByRole('region', { name: 'Find my rashi' }));
  fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '1990-05-10' } });
  await user.type(form.getByRole('combobox', { name: 'Place of birth' }), 'pune');
  await user.click(await screen.findByRole('option', { name: /Pune/ }));
  await user.click(form.getByRole('button', { name: 'Find it' }));
  return form;
}

it('finds the rashi by date and place, stores it, and deletes it on request', async () => {
  const { user, server } = open(birthSkyWithoutTime);
  await screen.findByRole('button', { name: 'Find my rashi' });
  expect(screen.queryByLabelText(/^Time/)).not.toBeInTheDocument();
  await fillIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pisces' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The other eleven' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read the whole of tomorrow' })).toHaveAttribute(
    'href',
    '/horoscope?zodiac=Pisces&when=Tomorrow',
  );
  expect(server.calls.filter(({ path }) => path === apiPaths.birthSky).map(({ body }) => body)).toEqual([
    { dob: '10/05/1990', lat: 18.52, lng: 73.86, clock: 'ask' },
  ]);
  expect(localStorage.getItem('my-rashi')).toBe('Pisces');
  await user.click(screen.getByRole('button', { name: 'Not my sign' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tomorrow’s horoscope' })).toBeInTheDocument();
  expect(localStorage.getItem('my-rashi')).toBeNull();
});

it('shows the stored rashi on the next visit', async () => {
  localStorage.setItem('my-rashi', 'Leo');
  open(birthSkyWithoutTime);
  expect(await screen.findByRole('heading', { level: 1, name: 'Leo' })).toBeInTheDocument();
});

it('asks for the time if the Moon changed sign on that day', async () => {
  const { user } = open({ ...birthSkyWithoutTime, rashis: [7, 8] });
  const form = await fillIn(user);
  expect(await screen.findByText(/The Moon went from Libra to Scorpio that day\./)).toBeInTheDocument();
  expect(form.getByLabelText('Time, if you know it')).toBeInTheDocument();
  expect(localStorage.getItem('my-rashi')).toBeNull();
});

it('keeps the input when the call fails', async () => {
  const { user, store } = open(() => new Response('', { status: 500 }));
  const form = await fillIn(user);
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(form.getByLabelText('Date of birth')).toHaveValue('1990-05-10');
});

it('accepts a place that was typed completely but not chosen', async () => {
  const { user, server } = open(birthSkyWithoutTime);
  await user.click(await screen.findByRole('button', { name: 'Find my rashi' }));
  const form = within(await screen.findByRole('region', { name: 'Find my rashi' }));
  fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '1990-05-10' } });
  await user.type(form.getByRole('combobox', { name: 'Place of birth' }), 'pune');
  await user.click(form.getByRole('button', { name: 'Find it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pisces' })).toBeInTheDocument();
  expect(server.calls.filter(({ path }) => path === apiPaths.birthSky).map(({ body }) => body)).toEqual([
    { dob: '10/05/1990', lat: 18.52, lng: 73.86, clock: 'ask' },
  ]);
});

it('says that the search of a typed place failed', async () => {
  const { fetch, calls } = fakeApi({
    [apiPaths.horoscopeSigns]: horoscopeSigns,
    [apiPaths.places]: () => new Response('{}', { status: 500 }),
  });
  renderPage(routes, { path: '/horoscope?when=Tomorrow', fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Find my rashi' }));
  const form = within(await screen.findByRole('region', { name: 'Find my rashi' }));
  fireEvent.change(form.getByLabelText('Date of birth'), { target: { value: '1990-05-10' } });
  const place = form.getByRole('combobox', { name: 'Place of birth' });
  await userEvent.type(place, 'pune');
  await userEvent.click(form.getByRole('button', { name: 'Find it' }));
  await waitFor(() => expect(place).toHaveAccessibleDescription(/The search isn’t working\. Please try again\./));
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.birthSky);
});
