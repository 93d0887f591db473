import type { Astrologer, HoroscopeDay, HoroscopeTime, Period, Sign } from './constants';

const query = (values: Record<string, string | undefined>) => {
  const defined = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length === 0 ? '' : `?${new URLSearchParams(defined).toString()}`;
};

/** Addresses that one remote owns and others link to. */
export const siteRoutes = {
  home: '/',
  chatWithAi: '/#chat-with-ai',
  inviteEarn: '/invite-earn',
  createKundli: (to: { type?: Astrologer; predictions?: 'true'; p_type?: Period } = {}) => `/create-kundli${query(to)}`,
  freeKundli: (to: { type?: Astrologer } = {}) => `/free-kundli${query(to)}`,
  kundliMatching: '/kundli-matching',
  freeKundliCeleb: (to: { type?: Astrologer } = {}) => `/free-kundli-celeb${query(to)}`,
  dailyPrediction: (to: { bid?: string; p_type?: string; kept?: string } = {}) => `/daily-prediction${query(to)}`,
  chats: (to: { type?: string; bid?: string; chat?: string } = {}) => `/chats${query(to)}`,
  chatsCeleb: (to: { type?: string; bid?: string } = {}) => `/chatsceleb${query(to)}`,
  oracle: '/oracle',
  astra: '/astra',
  freePrediction: '/free-prediction',
  horoscope: (zodiac: Sign, when: HoroscopeTime = 'Today') => `/horoscope${query({ zodiac, when })}`,
  horoscopes: (when?: HoroscopeDay) => `/horoscope${query({ when })}`,
  panchang: ({ city, ...to }: { city?: string; date?: string; month?: string } = {}) =>
    `/panchang${city === undefined ? '' : `/${encodeURIComponent(city)}`}${query(to)}`,
  blogs: (page?: number) => `/blogs${query({ page: page === undefined ? undefined : String(page) })}`,
  /** RSS; served beside the pages. */
  blogFeed: '/blogs/feed.xml',
  blog: (slug: string) => `/blogs/${encodeURIComponent(slug)}`,
  aboutUs: '/about-us',
  reviews: '/reviews',
  recharges: '/recharges',
  payment: '/payment',
  subscription: '/subscription',
  myActivePlans: '/my-active-plans',
  balance: '/balance',
  wheelOfFortune: '/wheel-of-fortune',
  deleteAccount: '/delete-account',
  shippingPolicy: '/shipping-policy',
  privacyPolicy: '/privacy-policy',
  refundPolicy: '/refund-policy',
  terms: '/terms-and-conditions',
  contactUs: '/contact-us',
  helplines: '/helplines',
  accuracy: '/accuracy',
  forum: (to: { page?: string; query?: string } = {}) => `/forum${query(to)}`,
  forumLearnMore: '/forum/learn-more',
  forumLearnMoreHindi: '/forum/learn-more-hindi',
  forumCreate: '/forum/create',
  forumEdit: (did: string) => `/forum/edit-post/${encodeURIComponent(did)}`,
  discussion: (slug: string, did: string) => `/forum/${encodeURIComponent(slug)}${query({ did })}`,
  profile: (uid?: string) => `/profile${query({ uid })}`,
  activities: (uid: string, page = 1) => `/profile/activities${query({ uid, page: String(page) })}`,
  redeemHistory: '/profile/redeem-history',
  transferHistory: '/profile/transfer-history',
  notifications: '/notifications',
} as const;

/** The slug of a discussion from its title. */
export function slugify(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  // Cut by code points, because half of a surrogate pair is invalid in an address.
  return [...slug].slice(0, 80).join('').replace(/-$/, '') || 'discussion';
}
