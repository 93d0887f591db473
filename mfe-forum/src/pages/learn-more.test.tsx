import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

test('explains the points in English, and switches to Hindi and back', async () => {
  const { router } = renderPage(routes, { path: '/forum/learn-more', fetch: fakeApi({}).fetch });
  expect(await screen.findByText('+20')).toBeInTheDocument();
  expect(screen.getByText('+5')).toBeInTheDocument();
  expect(screen.getAllByText('+1')).toHaveLength(2);
  expect(screen.getByText('100 points are 1 free Oracle question.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'एस्ट्रो पॉइंट्स से मुफ़्त सवाल' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/forum/learn-more-hindi');
  await userEvent.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Free questions with Astro Points' })).toBeInTheDocument();
});

test.each(['/forum/learn-more', '/forum/learn-more-hindi'])('%s says 400 points a day and leads back to AstroHub', async (path) => {
  renderPage(routes, { path, fetch: fakeApi({}).fetch });
  expect(await screen.findByRole('heading', { level: 2, name: /400/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'AstroHub' })).toHaveAttribute('href', '/forum?page=1');
});

test('the Hindi page is marked as Hindi', async () => {
  renderPage(routes, { path: '/forum/learn-more-hindi', fetch: fakeApi({}).fetch });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'AstroHub पर जाएँ' })).toHaveAttribute('href', '/forum');
});
