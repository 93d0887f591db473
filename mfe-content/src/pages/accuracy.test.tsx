import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
// Imported here, so that compiling it does not count towards a test's timeout.
import './accuracy';

const answer = {
  status: 'success',
  source: 'Swiss Ephemeris 2.10.3 (sidereal, Lahiri, mean node; figures only)',
  figures: [
    { body: 'Moon', unit: 'arcsecond', count: 1696, median: 0.54, p95: 1.6, largest: 2.8 },
    { body: 'Sunrise', unit: 'second', count: 942, median: 4, p95: 5, largest: 6 },
  ],
  date: '2026-11-26',
  today: [{ body: 'Moon', ours: 58.9375, reference: 58.9378, difference: 1.2 }],
  given_back: 3,
};

const open = (locale: 'en' | 'hi') =>
  renderPage(routes, { path: '/accuracy', locale, fetch: fakeApi({ [apiPaths.accuracy]: () => answer }).fetch });

it('formats its figures with Indian grouping', async () => {
  open('en');
  const table = await screen.findByRole('table', { name: 'Differences by body' });
  expect(within(table).getByRole('row', { name: /^Moon/ })).toHaveTextContent('Moon0.54″1.6″2.8″1,696');
});

it('names the reference engine, and describes its settings in the language of the page', async () => {
  open('hi');
  const source = await screen.findByText(/दूसरी गणना/);
  expect(source).toHaveTextContent('Swiss Ephemeris 2.10.3 (लाहिरी अयनांश,');
  expect(source).not.toHaveTextContent(/sidereal|node|only/);
  expect(screen.getByRole('row', { name: /^सूर्योदय/ })).toHaveTextContent('4 सेकंड');
});

it('refetches the comparison on another day', async () => {
  const { fetch, calls } = fakeApi({ [apiPaths.accuracy]: () => answer });
  const { store } = renderPage(routes, { path: '/accuracy', locale: 'en', fetch });
  await screen.findByRole('table', { name: 'Differences by body' });
  await act(async () => void store.dispatch(baseApi.util.invalidateTags(['Day'])));
  await waitFor(() => expect(calls).toHaveLength(2));
});
