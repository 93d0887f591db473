import { screen } from '@testing-library/react';
import { fakeApi, renderPage } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const paths = ['/forum/learn-more', '/forum/learn-more-hindi'];
const { fetch } = fakeApi({});

test.each(paths)('%s explains the points in English, with a link to the Hindi document', async (path) => {
  renderPage(routes, { path, fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Free questions with Astro Points' })).toBeInTheDocument();
  expect(screen.getByText('+20')).toBeInTheDocument();
  expect(screen.getByText('+5')).toBeInTheDocument();
  expect(screen.getAllByText('+1')).toHaveLength(2);
  expect(screen.getByText('100 points are 1 free Oracle question.')).toBeInTheDocument();
  const toggle = screen.getByRole('link', { name: 'हिन्दी' });
  expect(toggle).toHaveAttribute('href', '/hi/forum/learn-more');
  expect(toggle).toHaveAttribute('hreflang', 'hi');
  expect(toggle).toHaveAttribute('lang', 'hi');
});

test.each(paths)('%s explains the points in Hindi, with a link to the English document', async (path) => {
  renderPage(routes, { path, fetch, locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'एस्ट्रो पॉइंट्स से मुफ़्त सवाल' })).toBeInTheDocument();
  expect(screen.getByText(/^सवाल पूरे ही जुड़ते हैं: 250 में से 200 पॉइंट्स लगते हैं और 2 सवाल जुड़ते हैं।/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'AstroHub पर जाइए' })).toHaveAttribute('href', '/forum');
  const toggle = screen.getByRole('link', { name: 'English' });
  expect(toggle).toHaveAttribute('href', '/forum/learn-more');
  expect(toggle).toHaveAttribute('hreflang', 'en');
});

test.each(['en', 'hi'] as const)('says 400 points a day and links back to AstroHub in %s', async (locale) => {
  renderPage(routes, { path: '/forum/learn-more', fetch, locale });
  expect(await screen.findByRole('heading', { level: 2, name: /400/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'AstroHub' })).toHaveAttribute('href', '/forum?page=1');
});
