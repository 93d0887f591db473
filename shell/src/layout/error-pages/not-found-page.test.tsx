import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createStore } from '@oracle-astra/shared/api';
import { routeAliases, type NavigationEntry } from '@oracle-astra/shared/contract';
import { getTranslations, LocaleProvider } from '@oracle-astra/shared/i18n';
import { siteNavigation, siteRouteTable } from '../../composition/testing/site-navigation';
import { NotFoundPage } from './not-found-page';
import { suggestRoute } from './suggest-route';
import { renderFrame, renderHindiFrame } from '../../testing/render-frame';

const t = getTranslations('en');

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('suggests the most similar address before the fixed links', () => {
  renderFrame({ path: '/horoscop?zodiac=Leo' });
  expect(screen.getByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeInTheDocument();
  expect(screen.getByText('/horoscop?zodiac=Leo')).toBeInTheDocument();
  expect(links()).toEqual([
    ['Horoscope for Leo', '/horoscope?zodiac=Leo&when=Today'],
    ['Home', '/'],
    ['AstroHub', '/forum?page=1'],
    ['Chat Now', '/#chat-with-ai'],
    ['Horoscope', '/horoscope?zodiac=Aries&when=Today'],
    ['Free Kundli', '/free-kundli'],
    ['Kundli matching', '/kundli-matching'],
    ['Predictions', '/free-prediction'],
    ['Panchang', '/panchang'],
    ['Recharge', '/recharges'],
    ['Subscription', '/subscription'],
    ['Spin the Wheel', '/wheel-of-fortune'],
    ['Blogs', '/blogs'],
  ]);
  expect(document.title).toMatch(/^Page not found/);
});

it('shows the links of the menu only if no address is similar', () => {
  renderFrame({ path: '/zzzzzzzzzzzz' });
  const fixed = ['Home', 'AstroHub', 'Chat Now', 'Horoscope', 'Free Kundli', 'Kundli matching', 'Predictions'];
  const others = ['Panchang', 'Recharge', 'Subscription', 'Spin the Wheel', 'Blogs'];
  expect(links().map(([label]) => label)).toEqual([...fixed, ...others]);
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
])('suggests a link for %s%s', (pathname, search, label) => {
  expect(suggestRoute(pathname, search, siteNavigation, t)?.label).toBe(label);
});

it.each(Object.entries(routeAliases))('suggests %s for each of its other names', (path, aliases) => {
  expect(aliases.filter((alias) => suggestRoute(`/${alias}`, '', siteNavigation, t)?.to.split('?')[0] !== path)).toEqual([]);
});

it.each([
  ['/matching/', '/kundli-matching'],
  ['/Kundali_Matching.html', '/kundli-matching'],
  ['/free-kundli-matching-online', '/kundli-matching'],
  ['/kundli/matching', '/kundli-matching'],
  ['/marriage-match', '/kundli-matching'],
  ['/%E0%A4%AE%E0%A4%BF%E0%A4%B2%E0%A4%BE%E0%A4%A8', '/kundli-matching'],
  ['/janam-kundali', '/free-kundli'],
  ['/premium-plan', '/subscription'],
  ['/horoscope-today', '/horoscope'],
  ['/todays-panchang', '/panchang'],
  ['/refund-and-cancellation', '/refund-policy'],
  ['/contact.php', '/contact-us'],
])('suggests the page that is meant by %s', (typed, path) => {
  expect(suggestRoute(typed, '', siteNavigation, t)?.to.split('?')[0]).toBe(path);
});

it.each(['/zzzzzzzzzzzz', '/wp-admin/setup-config.php', '/a/long/way/to/some/chat/of/mine', '/%E0%A4%A'])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestRoute(typed, '', siteNavigation, t)).toBeNull();
  },
);

/** Pages that are only reached by an action or that need a name. */
const unlinked = /^(chatsceleb|payment|forum\/.+|profile\/activities)$|\/(oracle|astra)$|:|^$/;

it.each(siteRouteTable.filter((path) => !unlinked.test(path)))('suggests /%s if its last letter is missing', (path) => {
  expect(suggestRoute(`/${path.slice(0, -1)}`, '', siteNavigation, t)?.to.split('?')[0]).toBe(`/${path}`);
});

it('lists a link once', () => {
  renderFrame({ path: '/foru' });
  expect(
    links()
      .map(([label]) => label)
      .slice(0, 4),
  ).toEqual(['AstroHub', 'Home', 'Chat Now', 'Horoscope']);
});

it('carries over query parameters that the link has too, and no others', () => {
  const to = (search: string) => suggestRoute('/horoscop', search, siteNavigation, t)?.to;
  expect([to('?zodiac=leo&when=Tomorrow&x=1'), to('?zodiac=Ophiuchus')]).toEqual([
    '/horoscope?zodiac=Leo&when=Tomorrow',
    '/horoscope?zodiac=Aries&when=Today',
  ]);
});

it('suggests pages of present remotes only', () => {
  renderFrame({ path: '/offer', navigation: [{ place: 'suggestion', order: 1, label: 'Offers', to: '/offers' }] });
  expect(links()).toEqual([['Offers', '/offers']]);
  expect(suggestRoute('/forums', '', [], t)).toBeNull();
});

describe('in Hindi', () => {
  const navigation: NavigationEntry[] = [
    { place: 'header', order: 1, label: 'राशिफल', to: '/horoscope?zodiac=Aries&when=Today' },
    { place: 'missing-page', order: 1, label: 'होम', to: '/' },
  ];

  it('suggests the address in Hindi words, with the sign in the query as it is everywhere', () => {
    renderHindiFrame({ path: '/horoscop?zodiac=leo', navigation });
    expect(screen.getByRole('heading', { level: 1, name: 'इस पते पर कोई पेज नहीं है' })).toBeInTheDocument();
    expect(links()).toEqual([
      ['राशिफल: सिंह राशि', '/horoscope?zodiac=Leo&when=Today'],
      ['होम', '/'],
      ['राशिफल', '/horoscope?zodiac=Aries&when=Today'],
    ]);
  });

  it('shows the whole address, with the prefix of the language', () => {
    const routes = [{ path: '*', element: <NotFoundPage navigation={navigation} /> }];
    render(
      <Provider store={createStore({ token: null, extra: { baseUrl: '' } })}>
        <LocaleProvider locale="hi">
          <RouterProvider router={createMemoryRouter(routes, { basename: '/hi', initialEntries: ['/hi/horoscop?x=1'] })} />
        </LocaleProvider>
      </Provider>,
    );
    expect(screen.getByText('/hi/horoscop?x=1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'राशिफल' })).toHaveAttribute('href', '/hi/horoscope?zodiac=Aries&when=Today');
  });
});
