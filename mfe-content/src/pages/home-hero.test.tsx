import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { birthSky, birthSkyWithoutTime, skyNow, srinagar } from '../testing/sky-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './home';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open(answers: Record<string, FakeAnswer> = {}, { token = null as string | null, locale = 'en' as 'en' | 'hi' } = {}) {
  const server = fakeApi({
    [apiPaths.skyNow]: skyNow,
    [apiPaths.birthSky]: birthSky,
    [apiPaths.places]: { status: 'ok', predictions: [srinagar] },
    ...answers,
  });
  return { ...renderPage(routes, { path: '/', token, fetch: server.fetch, locale }), server, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, { time = '05:40' } = {}) {
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1983-05-09' } });
  if (time !== '') fireEvent.change(screen.getByLabelText('Time, if you know it'), { target: { value: time } });
  await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'srin');
  await user.click(await screen.findByRole('option', { name: /Srinagar/ }));
  await user.click(screen.getByRole('button', { name: 'Show my sky' }));
}

const callsOf = ({ calls }: ReturnType<typeof open>['server']) =>
  calls.filter(({ path }) => path === apiPaths.birthSky).map(({ body }) => body);

it('labels the current sky with time and place', async () => {
  open();
  expect(await screen.findByText(/^The sky over/, { selector: 'figcaption' })).toHaveTextContent(
    /^The sky over Delhi, 22 Nov 2026, 11:20 pm: Moon in Aries, Sun in Scorpio, .*; Leo is rising\.$/,
  );
});

it('shows no text about the sky if it fails to load', async () => {
  open({ [apiPaths.skyNow]: () => new Response('', { status: 500 }) });
  expect(await screen.findByRole('button', { name: 'Show my sky' })).toBeInTheDocument();
  expect(screen.queryByText(/sky over Delhi/)).not.toBeInTheDocument();
});

it('shows a visitor Moon sign, nakshatra and dasha in one sentence, and links to a filled-in birth form', async () => {
  const { user, server } = open();
  await fillIn(user);
  const answer = await screen.findByText(
    'Your Moon is in Pisces, in Uttara Bhadrapada nakshatra, and your Venus mahadasha runs till 12 Mar 2031, with Saturn antardasha on now.',
  );
  expect(answer).toHaveFocus();
  expect(callsOf(server)).toEqual([{ dob: '09/05/1983', tob: '05:40', lat: 34.08, lng: 74.8, clock: 'ask' }]);
  expect(screen.getByText(/The sky of your birth over/)).toHaveTextContent('over Srinagar, Jammu and Kashmir, India: Moon in Pisces');
  expect(screen.getByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', '/free-kundli?type=Oracle');
  expect(screen.getByRole('link', { name: 'Save it' })).toHaveAttribute('href', '/create-kundli');
  expect(sessionStorage.getItem('draft:birth')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Save it' }));
  expect(JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}')).toEqual({
    ...{ day: '09', month: '05', year: '1983', hours: '05', minute: '40' },
    ...{ birthPlace: srinagar.description, latitude: '34.08', longitude: '74.8', timeUnknown: '', meridiem: '' },
  });
});

it('accepts a place that was typed completely but not chosen', async () => {
  const { user, server } = open();
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: '1983-05-09' } });
  await user.type(screen.getByRole('combobox', { name: 'Place of birth' }), 'srinagar');
  await user.click(screen.getByRole('button', { name: 'Show my sky' }));
  expect(await screen.findByText(/The sky of your birth over/)).toHaveTextContent('over Srinagar, Jammu and Kashmir, India:');
  expect(callsOf(server)).toEqual([{ dob: '09/05/1983', lat: 34.08, lng: 74.8, clock: 'ask' }]);
});

it('goes back to the form with its values', async () => {
  const { user } = open({}, { token: tokenFor('u1') });
  await fillIn(user);
  expect(await screen.findByRole('link', { name: 'Ask about it' })).toHaveAttribute('href', '/create-kundli?type=Oracle');
  await user.click(screen.getByRole('button', { name: 'Enter other details' }));
  await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveValue('1983-05-09'));
  expect(screen.getByRole('heading', { name: 'See the sky of your birth' })).toHaveFocus();
  expect(screen.getByText(/^The sky over/, { selector: 'figcaption' })).toHaveTextContent('Delhi');
});

it('shows what is certain for the date, or that the time is needed', async () => {
  const { user, server } = open({ [apiPaths.birthSky]: birthSkyWithoutTime });
  await fillIn(user, { time: '' });
  expect(await screen.findByText(/^Your Moon is in Pisces; it was there all that day\./)).toBeInTheDocument();
  expect(callsOf(server)).toEqual([{ dob: '09/05/1983', lat: 34.08, lng: 74.8, clock: 'ask' }]);
  expect(screen.getByText(/The sky of your birth over/)).not.toHaveTextContent('rising');
  // The birth form does not ask again for the missing time.
  await user.click(screen.getByRole('link', { name: 'Ask about it' }));
  expect(JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}')).toMatchObject({ hours: '', minute: '', timeUnknown: 'yes' });
});

it('shows errors at the fields, and keeps the values when the call fails', async () => {
  const { user, server, store } = open({ [apiPaths.birthSky]: () => new Response('', { status: 500 }) });
  await user.click(await screen.findByRole('button', { name: 'Show my sky' }));
  expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription('Enter a date from 1945 to 2023.');
  expect(screen.getByRole('combobox', { name: 'Place of birth' })).toHaveAccessibleDescription(/Choose the place from the list\./);
  expect(callsOf(server)).toEqual([]);
  await fillIn(user);
  await waitFor(() => expect(store.getState().notices.toasts).toHaveLength(1));
  expect(screen.getByLabelText('Date of birth')).toHaveValue('1983-05-09');
});

it('stores a time that is typed later', async () => {
  const { user } = open({ [apiPaths.birthSky]: birthSkyWithoutTime });
  await fillIn(user, { time: '' });
  await user.click(await screen.findByRole('button', { name: 'Enter other details' }));
  fireEvent.change(await screen.findByLabelText('Time, if you know it'), { target: { value: '05:40' } });
  await waitFor(() => expect(JSON.parse(sessionStorage.getItem('draft:birth-sky') ?? '{}')).toMatchObject({ hours: '05', minute: '40' }));
});

/** Marks input that the browser cannot parse as a date or time: the value is empty. */
const setBadInput = (field: HTMLElement) => Object.defineProperty(field, 'validity', { value: { badInput: true } });

it('rejects a date that does not exist and an incomplete time', async () => {
  const { user, server } = open();
  const date = await screen.findByLabelText('Date of birth');
  const time = screen.getByLabelText('Time, if you know it');
  setBadInput(date);
  setBadInput(time);
  await user.click(screen.getByRole('button', { name: 'Show my sky' }));
  expect(date).toHaveAccessibleDescription('There’s no such date. Check the day and the month.');
  expect(time).toHaveAccessibleDescription('Fill in hours and minutes, or leave the time empty.');
  expect(callsOf(server)).toEqual([]);
});

it('shows the full circle of a birth on a phone, and only the upper half of the current sky', async () => {
  const { user } = open();
  const wheel = (await screen.findByText(/^The sky over/, { selector: 'figcaption' })).parentElement as HTMLElement;
  const hidden = () => [...wheel.querySelectorAll('svg text')].filter((name) => getComputedStyle(name).display === 'none');
  await waitFor(() => expect(hidden().length).toBeGreaterThan(0));
  await fillIn(user);
  await screen.findByRole('link', { name: 'Ask about it' });
  await waitFor(() => expect(hidden()).toEqual([]));
});

it('is in Hindi on a Hindi page', async () => {
  open({}, { locale: 'hi' });
  expect(await screen.findByText(/का आकाश, 22 नवंबर 2026, रात 11:20 बजे: चंद्रमा मेष में/)).toBeInTheDocument();
  expect(screen.getByText(/मार्गी होंगे/)).toHaveTextContent('शनि 11 दिसंबर को मार्गी होंगे।');
  expect(screen.getByRole('button', { name: 'मेरा आकाश दिखाइए' })).toBeInTheDocument();
});
