import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { clickRetryUntilFound } from '../testing/click-retry-until-found';
import { horoscope, horoscopeSigns, panchang } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './horoscope';

function open(path: string, answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({
    [apiPaths.horoscope]: horoscope,
    [apiPaths.horoscopeSigns]: horoscopeSigns,
    [apiPaths.panchang]: panchang,
    ...answers,
  });
  return { ...renderPage(routes, { path, fetch: server.fetch }), server, user: userEvent.setup() };
}

it('shows score and text of each life area, the date and the panchang', async () => {
  open('/horoscope?zodiac=Aries&when=Today');
  const love = await screen.findByRole('region', { name: 'Love' });
  expect(within(love).getByRole('img', { name: 'Love: 64 of 100' })).toBeInTheDocument();
  expect(within(love).getByText('Say less.')).toBeInTheDocument();
  expect(within(love).getByText('Moon in Pisces, your 12th')).toBeInTheDocument();
  expect(screen.getByText('Love is the strongest. Go slow on money.')).toBeInTheDocument();
  expect(screen.getByText('Saturday, 21 Nov 2026')).toBeInTheDocument();
  expect(await screen.findByText('Shukla Dwadashi')).toBeInTheDocument();
  expect(screen.getByText('9:27 am – 10:47 am')).toBeInTheDocument();
  expect(document.title).toBe('Aries horoscope: Today | Oracle & Astra');
});

it('links to the other days, and to all signs of the same day', async () => {
  const { user, server } = open('/horoscope?zodiac=Aries&when=Tomorrow');
  const days = await screen.findByRole('navigation', { name: 'Day' });
  expect(within(days).getByRole('link', { name: 'Tomorrow' })).toHaveAttribute('aria-current', 'page');
  const signs = screen.getByRole('navigation', { name: 'All signs' });
  expect(within(signs).getByRole('link', { name: 'Leo' })).toHaveAttribute('href', '/horoscope?zodiac=Leo&when=Tomorrow');
  await user.click(within(screen.getByRole('navigation', { name: 'Other days' })).getByRole('link', { name: 'Yesterday' }));
  await screen.findByRole('region', { name: 'Love' });
  expect(server.calls.filter(({ path }) => path === apiPaths.horoscope).map(({ body }) => body)).toEqual([
    { zodiac: 'Aries', when: 'Tomorrow' },
    { zodiac: 'Aries', when: 'Yesterday' },
  ]);
});

it('accepts the specification’s spelling of Sagittarius', async () => {
  const { server } = open('/horoscope?zodiac=Saggitarius&when=Today');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sagittarius' })).toBeInTheDocument();
  expect(server.calls[0]?.body).toEqual({ zodiac: 'Sagittarius', when: 'Today' });
});

it.each(['/horoscope', '/horoscope?zodiac=Ophiuchus&when=Today'])('shows a line of the day for each sign at %s', async (path) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Today’s horoscope' })).toBeInTheDocument();
  const signs = screen.getByRole('navigation', { name: 'Signs' });
  expect(within(signs).getAllByRole('link')).toHaveLength(12);
  const taurus = await within(signs).findByRole('link', { name: /^Taurus A line for Taurus\.\s*Moon in your 12th house$/ });
  expect(taurus).toHaveAttribute('href', '/horoscope?zodiac=Taurus&when=Today');
  expect(screen.getByText('Sunday, 22 Nov 2026. The Moon is in Aries.')).toBeInTheDocument();
  expect(Boolean(screen.queryByText(/no sign called “Ophiuchus”/))).toBe(path.includes('Ophiuchus'));
});

it('shows the twelve signs if their lines fail to load', async () => {
  open('/horoscope', { [apiPaths.horoscopeSigns]: () => new Response('', { status: 500 }) });
  const signs = await screen.findByRole('navigation', { name: 'Signs' });
  expect(within(signs).getByRole('link', { name: 'Leo' })).toHaveAttribute('href', '/horoscope?zodiac=Leo&when=Today');
});

it.each([
  ['Week', 7, ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
  ['Month', 28, ['2', '9', '16', '23']],
] as const)('names bars of a %s, so that each can be told from its neighbours', async (when, count, labels) => {
  const days = Array.from({ length: count }, (_, at) => ({
    date: new Date(Date.UTC(2026, 1, 2 + at)).toISOString().slice(0, 10),
    score: 40 + at,
  }));
  open(`/horoscope?zodiac=Aries&when=${when}`, { [apiPaths.horoscope]: { ...horoscope, date: '2026-02-02', until: '2026-03-01', days } });
  const part = (await screen.findByRole('heading', { name: 'Day by day' })).parentElement as HTMLElement;
  expect(part.querySelectorAll('rect')).toHaveLength(count);
  expect([...part.querySelectorAll('span')].map(({ textContent }) => textContent).filter(Boolean)).toEqual(labels);
});

it('shows a week and a month, with the days as bars and without panchang', async () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((date, at) => ({ date, score: 40 + at * 10 }));
  const { server } = open('/horoscope?zodiac=Aries&when=Week', {
    [apiPaths.horoscope]: { ...horoscope, date: '2026-11-16', until: '2026-11-22', days },
  });
  expect(await screen.findByText('16 Nov 2026 to 22 Nov 2026')).toBeInTheDocument();
  const times = screen.getByRole('navigation', { name: 'Day' });
  expect(within(times).getByRole('link', { name: 'Week' })).toHaveAttribute('aria-current', 'page');
  expect(within(times).getByRole('link', { name: 'Month' })).toHaveAttribute('href', '/horoscope?zodiac=Aries&when=Month');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['19 Nov 2026: 70 of 100']));
  expect(server.calls.map(({ path }) => path)).not.toContain(apiPaths.panchang);
  expect(document.title).toBe('Aries horoscope: This week | Oracle & Astra');
});

it('offers Retry when it fails', async () => {
  let broken = true;
  open('/horoscope?zodiac=Leo&when=Today', { [apiPaths.horoscope]: () => (broken ? new Response('', { status: 500 }) : horoscope) });
  await screen.findByRole('alert');
  expect(screen.queryByRole('region', { name: 'Love' })).not.toBeInTheDocument();
  broken = false;
  await clickRetryUntilFound(() => screen.getByRole('region', { name: 'Love' }));
});

it('shows a skeleton while it loads', async () => {
  open('/horoscope?zodiac=Leo&when=Today', { [apiPaths.horoscope]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading the horoscope')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Leo' })).toBeInTheDocument();
});

it('shows the empty state when there are no areas', async () => {
  open('/horoscope?zodiac=Leo&when=Today', { [apiPaths.horoscope]: { status: 'success', response: { bot_response: {} } } });
  expect(await screen.findByText('This day’s horoscope isn’t here yet')).toBeInTheDocument();
});

it('says that the lines of the day failed to load, and loads them on Retry', async () => {
  let answer: () => unknown = () => new Response('', { status: 500 });
  open('/horoscope', { [apiPaths.horoscopeSigns]: () => answer() });
  const failed = 'The lines of this day could not be loaded. Each sign opens all the same.';
  await waitFor(() => expect(screen.getByText(failed)).toBeInTheDocument());
  expect(screen.getByRole('navigation', { name: 'Signs' })).toHaveTextContent('Aries');
  answer = () => horoscopeSigns;
  await clickRetryUntilFound(() => screen.getByText(horoscopeSigns.signs[0]!.line));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
