import { screen, within } from '@testing-library/react';
import { siteNavigation } from '../../composition/testing/site-navigation';
import { suggestRoute } from './suggest-route';
import { renderFrame } from '../../testing/render-frame';

const ways = () => within(screen.getByRole('main')).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('offers the nearest address that exists, and the ways that always lead on', () => {
  renderFrame({ path: '/horoscop?zodiac=Leo' });
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
  renderFrame({ path: '/zzzzzzzzzzzz' });
  expect(ways().map(([label]) => label)).toEqual(['Home', 'AstroHub', 'Chat Now']);
});

it.each([
  ['/forums', '', 'AstroHub'],
  ['/blog', '', 'Blogs'],
  ['/privacypolicy', '', 'Privacy policy'],
  ['/Horoscope', '?when=Tomorrow', 'Horoscope'],
  ['/horoscop', '?zodiac=virgo', 'Horoscope for Virgo'],
  ['/subscriptions', '', 'Subscription'],
  ['/my-active-plan', '', 'My Subscriptions'],
  ['/profil', '', 'Profile'],
  ['/free-kundly', '', 'Free Kundli'],
])('takes %s for what was probably meant', (pathname, search, label) => {
  expect(suggestRoute(pathname, search, siteNavigation)?.label).toBe(label);
});

it('offers a way once', () => {
  renderFrame({ path: '/foru' });
  expect(ways().map(([label]) => label)).toEqual(['AstroHub', 'Home', 'Chat Now']);
});

it('keeps of an address what the link says too, and nothing else', () => {
  const to = (search: string) => suggestRoute('/horoscop', search, siteNavigation)?.to;
  expect([to('?zodiac=leo&when=Tomorrow&x=1'), to('?zodiac=Ophiuchus')]).toEqual(['/horoscope?zodiac=Leo&when=Tomorrow', '/horoscope?zodiac=Aries&when=Today']);
});

it('knows pages of the remotes that are there, and no others', () => {
  renderFrame({ path: '/offer', navigation: [{ place: 'suggestion', order: 1, label: 'Offers', to: '/offers' }] });
  expect(ways()).toEqual([['Offers', '/offers']]);
  expect(suggestRoute('/forums', '', [])).toBeNull();
});
