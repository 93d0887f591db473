import { apiPaths } from '@oracle-astra/shared/contract';
import { openChat, type Chat } from './chats';
import { callApi } from './users';
import type { Site } from './site';

/** What addresses are made of: somebody's chat, somebody else's discussion, a post of the blog. */
export interface RouteParams extends Chat {
  did: string;
  author: string;
  slug: string;
}

interface RouteCase {
  /** As the specification's route table has it. */
  route: string;
  /** The address with its query, where the route alone is none. */
  getAddress?: (given: RouteParams) => string;
  /** Where visitors are led. */
  visitor?: string;
  /** Where someone is led who is signed in. */
  member?: string;
  /** Nothing that a search engine lists: it has no canonical address. */
  unlisted?: true;
  /** Its heading is a name, which the browser fetches. */
  nameless?: true;
  /** The server has no such list yet, and the page says so to whoever it is for. */
  closed?: boolean;
  /** It fills the window: there is no footer. */
  full?: true;
}

const routes: RouteCase[] = [
  { route: '/' },
  { route: '/invite-earn' },
  ...['/create-kundli', '/free-kundli', '/free-kundli-celeb'].flatMap((route) => [{ route }, { route: `${route}/oracle` }, { route: `${route}/astra` }]),
  { route: '/create-kundli', getAddress: () => '/create-kundli?type=Oracle' },
  { route: '/create-kundli', getAddress: () => '/create-kundli?predictions=true&p_type=yearly' },
  { route: '/daily-prediction', getAddress: ({ bid }) => `/daily-prediction?bid=${bid}&p_type=daily`, visitor: '/' },
  { route: '/horoscope', getAddress: () => '/horoscope?zodiac=Aries&when=Today' },
  { route: '/horoscope', getAddress: () => '/horoscope?zodiac=Pisces&when=Tomorrow' },
  { route: '/blogs' },
  { route: '/blogs', getAddress: () => '/blogs?page=2' },
  { route: '/blogs/{slug}', getAddress: ({ slug }) => `/blogs/${slug}` },
  { route: '/about-us' },
  { route: '/reviews' },
  { route: '/recharges' },
  { route: '/subscription' },
  { route: '/my-active-plans', visitor: '/', unlisted: true },
  { route: '/chats', visitor: '/free-kundli', unlisted: true, full: true },
  { route: '/chats', getAddress: ({ bid }) => `/chats?type=Oracle&bid=${bid}`, visitor: '/free-kundli?type=Oracle', unlisted: true, full: true },
  { route: '/chatsceleb', getAddress: ({ bid }) => `/chatsceleb?type=Astra&bid=${bid}`, visitor: '/free-kundli?type=Astra', unlisted: true, full: true },
  { route: '/payment', getAddress: () => '/payment?astrologer=oracle&wallet=100&amount=90', unlisted: true },
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
  { route: '/wheel-of-fortune' },
  { route: '/forum', getAddress: () => '/forum?page=1' },
  { route: '/forum', getAddress: () => '/forum?query=marriage' },
  { route: '/forum/learn-more' },
  { route: '/forum/learn-more-hindi' },
  { route: '/forum/create' },
  { route: '/forum/{slug}', getAddress: ({ did }) => `/forum/a-discussion?did=${did}` },
  { route: '/forum/edit-post/{postId}', getAddress: ({ did }) => `/forum/edit-post/${did}`, unlisted: true },
  { route: '/profile', visitor: '/', member: '/forum/create', unlisted: true, nameless: true },
  { route: '/profile', getAddress: ({ author }) => `/profile?uid=${author}` },
  { route: '/profile/activities', getAddress: ({ author }) => `/profile/activities?uid=${author}&page=1` },
  { route: '/profile/redeem-history', visitor: '/', unlisted: true, closed: true },
  { route: '/profile/transfer-history', visitor: '/', unlisted: true, closed: true },
  { route: '/notifications', visitor: '/', unlisted: true },
];

/** The specification's route table, with addresses to be made of what is given. */
export const routeCases = routes.map(({ route, getAddress = () => route, ...expected }) => ({ name: getAddress({ jwt: '', bid: '{bid}', asst_id: '', did: '{did}', author: '{uid}', slug: '{slug}' }), getAddress, ...expected }));

/** What a site gives addresses to be made of, for somebody new with this mobile number of ten digits. */
export async function createRouteParams(site: Site, mobile: string): Promise<RouteParams> {
  const { discussions: [discussion] } = (await callApi(site, apiPaths.discussions, { start: 1 })) as { discussions: { did: string; uid: string }[] };
  const [post] = (await (await fetch(`${site.url}${apiPaths.posts}?per_page=1`)).json()) as { slug: string }[];
  if (!discussion || !post) throw new Error('The site has no discussion, or no post');
  return { ...(await openChat(site, mobile)), did: discussion.did, author: discussion.uid, slug: post.slug };
}
