import { screen, within } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

test('draws fifteen segments from 1% to 15% and states the rule', async () => {
  renderPage(routes, { path: '/wheel-of-fortune', fetch: fakeApi({}).fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Spin the Wheel' })).toBeInTheDocument();
  const wheel = within(screen.getByRole('img', { name: /A wheel with 15 parts/ }));
  expect(wheel.getAllByText(/^\d+%$/).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 15 }, (_, index) => `${index + 1}%`),
  );
  expect(screen.getByText(/One spin a day, and it costs nothing/)).toBeInTheDocument();
});

test('is in Hindi on a Hindi page', async () => {
  renderPage(routes, { path: '/wheel-of-fortune', locale: 'hi', fetch: fakeApi({}).fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'चक्का घुमाइए' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^15 खानों का चक्का, 1% से 15% तक/ })).toBeInTheDocument();
});
