import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { clickRetryUntilFound } from '../testing/click-retry-until-found';
import { panchangDay, panchangMonth } from '../testing/panchang-samples';
// Imported here, so that compiling it does not count towards a test's timeout.
import './panchang';

const now = Date.parse('2026-11-22T05:00:00Z');

const varanasi = {
  description: 'Varanasi, Uttar Pradesh, India',
  place_id: 'p',
  slug: 'varanasi',
  structured_formatting: { main_text: 'Varanasi', secondary_text: 'Uttar Pradesh, India' },
};

function open(path: string, answers: Record<string, FakeAnswer> = {}, locale: 'en' | 'hi' = 'en') {
  const asked: string[] = [];
  const note = (answer: unknown) => (_body: unknown, url: URL) => {
    asked.push(url.search);
    return answer;
  };
  const server = fakeApi({ [apiPaths.panchangDay]: note(panchangDay), [apiPaths.panchangMonth]: note(panchangMonth), ...answers });
  return { ...renderPage(routes, { path, fetch: server.fetch, now, locale }), asked, user: userEvent.setup() };
}

const term = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;

it('shows the limbs with their ends and following values', async () => {
  const { asked } = open('/panchang');
  expect(await screen.findByRole('heading', { level: 1, name: 'Panchang for Delhi' })).toBeInTheDocument();
  expect(await term('Tithi')).toHaveTextContent('Shukla Trayodashi till 2:37 am on Mondaythen Shukla Chaturdashi, till 11:42 pm on Monday');
  expect(await term('Yoga')).toHaveTextContent('Vyatipata till 11:29 pm');
  expect(await term('Rahu Kalam')).toHaveTextContent('4:05 pm – 5:25 pm');
  expect(await term('Moonset')).toHaveTextContent('No moonset before the next sunrise');
  expect(await term('Month, amanta')).toHaveTextContent('Kartika');
  expect(asked).toEqual(['']);
});

it.each([
  ['/panchang', 'Panchang today: tithi, nakshatra, Rahu kalam | Oracle & Astra'],
  ['/panchang/delhi', 'Panchang today in Delhi | Oracle & Astra'],
])('%s has its own title', async (path, title) => {
  open(path);
  await screen.findByRole('heading', { level: 1, name: 'Panchang for Delhi' });
  expect(document.title).toBe(title);
});

it('marks the current choghadiya, and shows the quality of each', async () => {
  open('/panchang');
  const running = (await screen.findAllByRole('listitem')).filter((item) => item.getAttribute('aria-current') === 'time');
  expect(running).toHaveLength(1);
  expect(running[0]).toHaveTextContent('Labh9:28 am – 10:47 am, good');
});

it('links to the previous and next day, to the month, and to festivals', async () => {
  open('/panchang/delhi?date=2026-11-22');
  expect(await screen.findByRole('link', { name: 'Saturday, 21 Nov 2026' })).toHaveAttribute('href', '/panchang/delhi?date=2026-11-21');
  expect(screen.getByRole('link', { name: 'Monday, 23 Nov 2026' })).toHaveAttribute('href', '/panchang/delhi?date=2026-11-23');
  expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('href', '/panchang/delhi?month=2026-11');
  expect(screen.getByRole('link', { name: 'Tuesday, 24 Nov 2026' })).toHaveAttribute('href', '/panchang/delhi?date=2026-11-24');
});

it('requests the city and date in either form of the address', async () => {
  const { asked } = open('/panchang?city=Mumbai&date=2026-11-22');
  await screen.findByRole('heading', { level: 1, name: 'Panchang for Delhi' });
  expect(asked).toEqual(['?city=mumbai&date=2026-11-22']);
});

it('opens another place from the search results', async () => {
  const { user, router } = open('/panchang', { [apiPaths.places]: { status: 'ok', predictions: [varanasi] } });
  const field = await screen.findByRole('combobox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'varan');
  await user.click(await screen.findByRole('option', { name: /Varanasi/ }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/panchang/varanasi?date=2026-11-22');
});

it('shows a month with tithis and festivals', async () => {
  open('/panchang?month=2026-11');
  const table = await screen.findByRole('table', { name: 'November 2026' });
  expect(within(table).getAllByRole('link')).toHaveLength(30);
  const diwali = within(table).getByRole('link', { name: /Diwali/ });
  expect(diwali).toHaveAttribute('href', '/panchang?date=2026-11-08');
  expect(within(table).getByRole('link', { current: 'date' })).toHaveTextContent('22');
  expect(within(screen.getByRole('region', { name: 'Vrats of the month' })).getByText('Devutthana Ekadashi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'December 2026' })).toHaveAttribute('href', '/panchang?month=2026-12');
});

it('says that a month has no festival', async () => {
  open('/panchang?month=2026-11', { [apiPaths.panchangMonth]: { ...panchangMonth, festivals: [] } });
  const festivals = await screen.findByRole('region', { name: 'Festivals of the month' });
  expect(within(festivals).getByText('None this month.')).toBeInTheDocument();
});

it('says that a place is unknown, and offers the search', async () => {
  const missing = () => new Response(JSON.stringify({ status: 'fail', code: 'not_found', message: '' }), { status: 404 });
  open('/panchang/atlantis', { [apiPaths.panchangDay]: missing });
  expect(await screen.findByRole('heading', { level: 1, name: 'We don’t know this place' })).toBeInTheDocument();
  expect(screen.getByText('/panchang/atlantis')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Place' })).toBeInTheDocument();
  const others = within(screen.getByRole('region', { name: 'Panchang of other places' }));
  expect(others.getByRole('link', { name: 'Mumbai' })).toHaveAttribute('href', '/panchang/mumbai');
});

it('links to places with names similar to an unknown one', async () => {
  const missing = () => new Response(JSON.stringify({ status: 'fail', code: 'not_found', message: '' }), { status: 404 });
  const places = (_body: unknown, url: URL) => ({
    status: 'ok',
    predictions: url.searchParams.get('input') === 'new varansi' ? [varanasi] : [],
  });
  open('/panchang/new-varansi', { [apiPaths.panchangDay]: missing, [apiPaths.places]: places });
  const others = within(await screen.findByRole('region', { name: 'Panchang of other places' }));
  expect(await others.findByRole('link', { name: /^Varanasi/ })).toHaveAttribute('href', '/panchang/varanasi');
  expect(others.getAllByRole('link')).toHaveLength(1);
});

it.each(['/panchang/pune?date=2200-01-01', '/panchang/pune?date=2026-02-30', '/panchang/pune?month=soon'])(
  'says that there is no panchang for the date, and offers another: %s',
  async (path) => {
    const { asked } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'There’s no panchang for this date' })).toBeInTheDocument();
    expect(screen.getByLabelText('Date')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Today’s panchang' })).toHaveAttribute('href', '/panchang/pune');
    expect(asked).toEqual([]);
  },
);

it('shows a skeleton while it loads', async () => {
  open('/panchang', { [apiPaths.panchangDay]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading the panchang')).toBeInTheDocument();
});

it('offers Retry when it fails', async () => {
  let broken = true;
  open('/panchang', { [apiPaths.panchangDay]: () => (broken ? new Response('', { status: 500 }) : panchangDay) });
  await screen.findByRole('alert');
  broken = false;
  await clickRetryUntilFound(() => screen.getByRole('heading', { level: 1, name: 'Panchang for Delhi' }));
});

it('is in Hindi on a Hindi page', async () => {
  open('/panchang', {}, 'hi');
  expect(await term('तिथि')).toHaveTextContent('शुक्ल त्रयोदशी, रविवार-सोमवार की रात 2:37 बजे तकफिर शुक्ल चतुर्दशी, सोमवार रात 11:42 बजे तक');
  expect(await term('मास (पूर्णिमांत)')).toHaveTextContent('कार्तिक');
  expect(screen.getByText('Delhi')).toHaveAttribute('lang', 'en');
});
