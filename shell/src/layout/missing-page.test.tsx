import { screen, within } from '@testing-library/react';
import { nearestWay } from './nearest-way';
import { showFrame } from '../testing/show-frame';

const ways = () => within(screen.getByRole('main')).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('offers the nearest address that exists, and the ways that always lead on', () => {
  showFrame({ path: '/horoscop?zodiac=Leo' });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeInTheDocument();
  expect(screen.getByText('/horoscop?zodiac=Leo')).toBeInTheDocument();
  expect(ways()).toEqual([
    ['Horoscope for Leo', '/horoscope?zodiac=Leo&when=Today'],
    ['Home', '/'],
    ['AstroHub', '/forum?page=1'],
    ['Chat Now', '/#chat-with-ai'],
  ]);
  expect(document.title).toMatch(/^Page not found/);
});

it('offers no more where nothing is near', () => {
  showFrame({ path: '/zzzzzzzzzzzz' });
  expect(ways().map(([label]) => label)).toEqual(['Home', 'AstroHub', 'Chat Now']);
});

it.each([
  ['/forums', '', 'AstroHub'],
  ['/blog', '', 'Blogs'],
  ['/privacypolicy', '', 'Privacy policy'],
  ['/Horoscope', '?when=Tomorrow', 'Horoscope'],
])('takes %s for what was probably meant', (pathname, search, label) => {
  expect(nearestWay(pathname, search)?.label).toBe(label);
});

it('offers a way once', () => {
  showFrame({ path: '/foru' });
  expect(ways().map(([label]) => label)).toEqual(['AstroHub', 'Home', 'Chat Now']);
});
