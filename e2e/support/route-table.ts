import { apiPaths, siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { openChat, type Chat } from './chats';
import { callApi } from './users';
import type { Site } from './site/site';

/** The parameters of addresses: a chat of the user, a discussion and profile of another user, and a blog post. */
export interface RouteParams extends Chat {
  did: string;
  /** The title of the discussion, which is part of its address. */
  title: string;
  author: string;
  slug: string;
}

interface RouteCase {
  /** The route as in the route table of the specification. */
  route: string;
  /** The address, if the route has parameters or needs a query. */
  getAddress?: (given: RouteParams) => string;
  /** Where visitors are redirected. */
  visitor?: string;
  /** Where signed-in members are redirected. */
  member?: string;
  /** Whether it has no canonical address, so that search engines do not list it. */
  unlisted?: true;
  /** Whether its heading is a name that only the browser fetches. */
  nameless?: true;
  /** Whether it fills the window and has no footer. */
  full?: true;
}

const routes: RouteCase[] = [
  { route: '/' },
  { route: '/invite-earn' },
  ...['/create-kundli', '/free-kundli', '/free-kundli-celeb'].flatMap((route) => [
    { route },
    { route: `${route}/oracle` },
    { route: `${route}/astra` },
  ]),
  { route: '/kundli-matching' },
  { route: '/create-kundli', getAddress: () => '/create-kundli?type=Oracle' },
  { route: '/create-kundli', getAddress: () => '/create-kundli?predictions=true&p_type=yearly' },
  { route: '/daily-prediction', getAddress: ({ bid }) => `/daily-prediction?bid=${bid}&p_type=daily`, visitor: '/' },
  { route: '/horoscope', getAddress: () => '/horoscope?zodiac=Aries&when=Today' },
  { route: '/horoscope', getAddress: () => '/horoscope?zodiac=Pisces&when=Tomorrow' },
  { route: '/panchang' },
  { route: '/panchang/{city}', getAddress: () => '/panchang/mumbai' },
  { route: '/panchang', getAddress: () => '/panchang?month=2026-11' },
  { route: '/blogs' },
  { route: '/blogs', getAddress: () => '/blogs?page=2' },
  { route: '/blogs/{slug}', getAddress: ({ slug }) => `/blogs/${slug}` },
  { route: '/about-us' },
  { route: '/reviews' },
  { route: '/recharges' },
  { route: '/subscription' },
  { route: '/my-active-plans', visitor: '/', unlisted: true },
  { route: '/chats', visitor: '/free-kundli', unlisted: true, full: true },
  {
    route: '/chats',
    getAddress: ({ bid }) => `/chats?type=Oracle&bid=${bid}`,
    visitor: '/free-kundli?type=Oracle',
    unlisted: true,
    full: true,
  },
  {
    route: '/chatsceleb',
    getAddress: ({ bid }) => `/chatsceleb?type=Astra&bid=${bid}`,
    visitor: '/free-kundli-celeb?type=Astra',
    unlisted: true,
    full: true,
  },
  { route: '/payment', getAddress: () => '/payment?astrologer=oracle&wallet=120&amount=114', unlisted: true },
  { route: '/oracle' },
  { route: '/astra' },
  { route: '/free-prediction' },
  { route: '/balance', visitor: '/', unlisted: true },
  { route: '/delete-account' },
  { route: '/shipping-policy' },
  { route: '/privacy-policy' },
  { route: '/refund-policy' },
  { route: '/terms-and-conditions' },
  { route: '/contact-us' },
  { route: '/helplines' },
  { route: '/accuracy' },
  { route: '/wheel-of-fortune' },
  { route: '/forum', getAddress: () => '/forum?page=1' },
  { route: '/forum', getAddress: () => '/forum?query=marriage' },
  { route: '/forum/learn-more' },
  { route: '/forum/learn-more-hindi', getAddress: () => '/hi/forum/learn-more-hindi' },
  { route: '/forum/create' },
  { route: '/forum/{slug}', getAddress: ({ did, title }) => siteRoutes.discussion(slugify(title), did) },
  { route: '/forum/edit-post/{postId}', getAddress: ({ did }) => `/forum/edit-post/${did}`, unlisted: true },
  { route: '/profile', visitor: '/', member: '/forum/create', unlisted: true, nameless: true },
  { route: '/profile', getAddress: ({ author }) => `/profile?uid=${author}` },
  { route: '/profile/activities', getAddress: ({ author }) => `/profile/activities?uid=${author}&page=1` },
  { route: '/profile/redeem-history', visitor: '/', unlisted: true },
  { route: '/profile/transfer-history', visitor: '/', unlisted: true },
  { route: '/profile/devices', visitor: '/', unlisted: true },
  { route: '/profile/privacy', visitor: '/', unlisted: true },
  { route: '/notifications', visitor: '/', unlisted: true },
];

/** The route table of the specification with a test name for each case. */
export const routeCases = routes.map(({ route, getAddress = () => route, ...expected }) => ({
  name: getAddress({ jwt: '', bid: '{bid}', asst_id: '', did: '{did}', title: 'a discussion', author: '{uid}', slug: '{slug}' }),
  route,
  getAddress,
  ...expected,
}));

/** Creates a user with this ten-digit mobile number and the values for addresses. */
export async function createRouteParams(site: Site, mobile: string): Promise<RouteParams> {
  const {
    discussions: [discussion],
  } = (await callApi(site, apiPaths.discussions, { start: 1 })) as { discussions: { did: string; title: string; uid: string }[] };
  const [post] = (await (await fetch(`${site.url}${apiPaths.posts}?per_page=1`)).json()) as { slug: string }[];
  if (!discussion || !post) throw new Error('The site has no discussion, or no post');
  return { ...(await openChat(site, mobile)), did: discussion.did, title: discussion.title, author: discussion.uid, slug: post.slug };
}
