import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { clickRetryUntilFound } from '../testing/click-retry-until-found';
import { horoscope, panchang } from '../testing/samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './horoscope';

function open(path: string, answers: Record<string, FakeAnswer> = {}) {
  const server = fakeApi({ [apiPaths.horoscope]: horoscope, [apiPaths.panchang]: panchang, ...answers });
  return { ...renderPage(routes, { path, fetch: server.fetch }), server, user: userEvent.setup() };
}

it('shows score and text of each life area, the date and the panchang', async () => {
  open('/horoscope?zodiac=Aries&when=Today');
  const love = await screen.findByRole('region', { name: 'Love' });
  expect(within(love).getByRole('img', { name: 'Love: 64 of 100' })).toBeInTheDocument();
  expect(within(love).getByText('Say less.')).toBeInTheDocument();
  expect(within(love).getByText('Moon in Pisces, your 12th')).toBeInTheDocument();
  expect(screen.getByText('Love goes best. Take it slowly with money.')).toBeInTheDocument();
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

it.each(['/horoscope', '/horoscope?zodiac=Ophiuchus&when=Today'])('offers all signs at %s', async (path) => {
  const { server } = open(path);
  const signs = await screen.findByRole('navigation', { name: 'Signs' });
  expect(within(signs).getAllByRole('link')).toHaveLength(12);
  expect(Boolean(screen.queryByText(/no sign called “Ophiuchus”/))).toBe(path.includes('Ophiuchus'));
  expect(server.calls).toEqual([]);
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
  expect(await screen.findByText('Nothing is written for this day yet')).toBeInTheDocument();
});
