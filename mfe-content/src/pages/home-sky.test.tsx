import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { skyDays, skyNow, srinagar } from '../testing/sky-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './home';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function open(answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({
    [apiPaths.skyNow]: skyNow,
    [apiPaths.skyDays]: skyDays,
    [apiPaths.places]: { status: 'ok', predictions: [srinagar] },
    ...answers,
  });
  return { ...renderPage(routes, { path: '/', fetch: server.fetch }), server, user: userEvent.setup() };
}

it('shows the next event, and moves through the days by the slider', async () => {
  const { server } = open();
  const slider = await screen.findByRole('slider', { name: 'Move the sky forward, up to 30 days' });
  expect(slider).toHaveAttribute('aria-valuetext', 'now');
  expect(screen.getByText(/turns direct/)).toHaveTextContent('Saturn turns direct on 11 December.');
  expect(server.calls.filter(({ path }) => path === apiPaths.skyDays)).toEqual([]);
  fireEvent.change(slider, { target: { value: '20' } });
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '12 Dec 2026, Moon in Sagittarius'));
  expect(screen.getByText(/enters Sagittarius/)).toHaveTextContent('The Sun enters Sagittarius on 16 December.');
  expect(screen.getByText(/^The sky over/, { selector: 'figcaption' })).toHaveTextContent('12 Dec 2026');
});

it('moves through the days by dragging the wheel sideways', async () => {
  open();
  const slider = await screen.findByRole('slider', { name: 'Move the sky forward, up to 30 days' });
  const wheel = document.querySelector<HTMLElement>('[data-drag]')!;
  Object.assign(wheel, { setPointerCapture: jest.fn() });
  jest.spyOn(wheel, 'clientWidth', 'get').mockReturnValue(300);
  const point = (type: string, clientX: number) => fireEvent(wheel, new MouseEvent(type, { bubbles: true, button: 0, clientX }));
  point('pointermove', 400);
  expect(slider).toHaveValue('0');
  point('pointerdown', 100);
  point('pointermove', 300);
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '12 Dec 2026, Moon in Sagittarius'));
  point('pointermove', 900);
  expect(slider).toHaveValue('30');
  point('pointerup', 900);
  point('pointermove', 100);
  expect(slider).toHaveValue('30');
});

it('reports that the next days failed to load, and keeps the current sky', async () => {
  open({ [apiPaths.skyDays]: () => new Response('', { status: 500 }) });
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '5' } });
  expect(await screen.findByText(/The next days aren’t loading/)).toBeInTheDocument();
  expect(screen.getByText(/^The sky over/, { selector: 'figcaption' })).toHaveTextContent('22 Nov 2026');
});

/** Answers requests of the current sky, and records their parameters. */
function recordSkyRequests() {
  const queries: string[] = [];
  const answer: FakeAnswer = (_body: unknown, url: URL) => {
    queries.push(url.search);
    return skyNow;
  };
  return { queries, answers: { [apiPaths.skyNow]: answer } };
}

it('keeps the city that was chosen while the browser still looked for the location, with the focus at its button', async () => {
  let locate: PositionCallback = () => undefined;
  const geolocation = { getCurrentPosition: (found: PositionCallback) => void (locate = found) };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const { queries, answers } = recordSkyRequests();
  const { user } = open(answers);
  await user.click(await screen.findByRole('button', { name: /Delhi/ }));
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  await user.type(screen.getByRole('combobox', { name: 'Your city' }), 'srin');
  await user.click(await screen.findByRole('option', { name: /Srinagar/ }));
  await waitFor(() => expect(queries).toEqual(['', '?city=srinagar']));
  expect(screen.getByRole('button', { name: /Change/i })).toHaveFocus();
  act(() => locate({ coords: { latitude: 12.97, longitude: 77.59 } } as GeolocationPosition));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Your city' })).not.toBeInTheDocument());
  expect(queries).toEqual(['', '?city=srinagar']);
});

it('shows the sky of another city on request, and stores it on the device', async () => {
  const { queries, answers } = recordSkyRequests();
  const { user } = open(answers);
  await user.click(await screen.findByRole('button', { name: /Delhi/ }));
  await user.type(await screen.findByRole('combobox', { name: 'Your city' }), 'srin');
  await user.click(await screen.findByRole('option', { name: /Srinagar/ }));
  await waitFor(() => expect(queries).toEqual(['', '?city=srinagar']));
  expect(localStorage.getItem('sky-city')).toBe('srinagar');
  expect(screen.queryByRole('combobox', { name: 'Your city' })).not.toBeInTheDocument();
});

it('says that there is no town near the location, and keeps the earlier sky', async () => {
  const getCurrentPosition = (found: (position: object) => void) => found({ coords: { latitude: 30, longitude: -45 } });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const answer = (_body: unknown, url: URL) =>
    url.search === '' ? skyNow : new Response(JSON.stringify({ status: 'fail', code: 'not_found', message: 'No.' }), { status: 404 });
  const { user } = open({ [apiPaths.skyNow]: answer });
  await user.click(await screen.findByRole('button', { name: /Delhi/ }));
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(/^We know no town there/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Delhi/ })).toBeInTheDocument();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});

it('asks for the location only by its button, and rounds it', async () => {
  const getCurrentPosition = jest.fn((found: (position: object) => void) => found({ coords: { latitude: 34.0837, longitude: 74.7973 } }));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { queries, answers } = recordSkyRequests();
  const { user } = open(answers);
  await user.click(await screen.findByRole('button', { name: /Delhi/ }));
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  await waitFor(() => expect(queries.at(-1)).toBe('?lat=34.1&lng=74.8'));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});
