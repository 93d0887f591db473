import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { siteNavigation } from '../../composition/testing/site-navigation';
import { isCurrent, getNavItems } from './nav-items';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return { pathname, search };
};
const labels = (items: { label: string }[]) => items.map(({ label }) => label);

it('returns the header’s items of visitors and of signed-in people', () => {
  expect(labels(getNavItems('header', siteNavigation, false))).toEqual(['Home', 'AstroHub', 'Horoscope', 'Recharge', 'Chat Now']);
  expect(labels(getNavItems('header', siteNavigation, true))).toEqual(['Home', 'AstroHub', 'Yearly Predictions', 'Recharge', 'Chat Now']);
});

it('links to the addresses in the specification, the panchang and the wheel', () => {
  const to = Object.fromEntries(
    [...getNavItems('side', siteNavigation, false), ...getNavItems('side', siteNavigation, true)].map((item) => [item.label, item.to]),
  );
  expect(to).toEqual({
    Home: '/',
    AstroHub: '/forum?page=1',
    Horoscope: '/horoscope?zodiac=Aries&when=Today',
    'Yearly Predictions': '/create-kundli?predictions=true&p_type=yearly',
    'Free Kundli': '/free-kundli',
    'Create Kundli': '/create-kundli',
    'Kundli matching': '/kundli-matching',
    Predictions: '/daily-prediction',
    Panchang: '/panchang',
    Recharge: '/recharges',
    Subscription: '/subscription',
    'Chat Now': '/#chat-with-ai',
    'Spin the Wheel': '/wheel-of-fortune',
    Blogs: '/blogs',
  });
});

it('includes entries of remotes by place, order and audience', () => {
  const added: NavigationEntry[] = [
    ...siteNavigation,
    { place: 'header', order: 35, label: 'Match', to: '/match' },
    { place: 'header', order: 36, label: 'Mine', to: '/mine', signedIn: true },
    { place: 'side', order: 70, label: 'Offers', to: '/offers', signedIn: false },
    { place: 'profile', order: 62, label: 'Second', to: '/second' },
    { place: 'profile', order: 61, label: 'First', to: '/first' },
  ];
  expect(labels(getNavItems('header', added, false))).toEqual(['Home', 'AstroHub', 'Horoscope', 'Match', 'Recharge', 'Chat Now']);
  expect(labels(getNavItems('header', added, true))).toContain('Mine');
  expect(labels(getNavItems('side', added, false)).slice(-2)).toEqual(['Blogs', 'Offers']);
  expect(labels(getNavItems('side', added, true))).not.toContain('Offers');
  expect(labels(getNavItems('profile', added, true)).slice(-2)).toEqual(['First', 'Second']);
});

it.each([
  ['/', '/', true],
  ['/', '/forum', false],
  ['/forum?page=1', '/forum?page=3', true],
  ['/forum?page=1', '/forum/rahu?did=7', true],
  ['/recharges', '/rechargesx', false],
  ['/#chat-with-ai', '/', false],
])('decides whether %s is current at %s', (to, address, expected) => {
  expect(isCurrent({ to }, at(address))).toBe(expected);
});

it('compares the query if the entry requires it', () => {
  const yearly = getNavItems('header', siteNavigation, true).find(({ label }) => label === 'Yearly Predictions')!;
  expect(isCurrent(yearly, at('/create-kundli?predictions=true&p_type=yearly'))).toBe(true);
  expect(isCurrent(yearly, at('/create-kundli?type=Oracle'))).toBe(false);
});

it('has no items without remotes', () => {
  const places = ['header', 'side', 'profile', 'footer-important', 'footer-horoscope', 'footer-policies', 'missing-page'] as const;
  expect(places.flatMap((place) => getNavItems(place, [], true))).toEqual([]);
});
