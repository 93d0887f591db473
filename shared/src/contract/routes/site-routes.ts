// Addresses that one remote owns and others link to, exported by the contract as `siteRoutes`.
import type { Astrologer, HoroscopeDay, HoroscopeTime, Period, Sign } from '../constants';

const query = (values: Record<string, string | undefined>) => {
  const defined = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length === 0 ? '' : `?${new URLSearchParams(defined).toString()}`;
};

export const home = '/';
export const chatWithAi = '/#chat-with-ai';
export const inviteEarn = '/invite-earn';
/** The invitation link of a person; it opens the home page. */
export const invitation = (token: string) => `/invited/${encodeURIComponent(token)}`;
export const createKundli = (to: { type?: Astrologer; predictions?: 'true'; p_type?: Period } = {}) => `/create-kundli${query(to)}`;
export const freeKundli = (to: { type?: Astrologer } = {}) => `/free-kundli${query(to)}`;
export const kundliMatching = '/kundli-matching';
export const freeKundliCeleb = (to: { type?: Astrologer } = {}) => `/free-kundli-celeb${query(to)}`;
export const dailyPrediction = (to: { bid?: string; p_type?: string; kept?: string } = {}) => `/daily-prediction${query(to)}`;
export const chats = (to: { type?: string; bid?: string; chat?: string } = {}) => `/chats${query(to)}`;
export const chatsCeleb = (to: { type?: string; bid?: string } = {}) => `/chatsceleb${query(to)}`;
export const oracle = '/oracle';
export const astra = '/astra';
export const freePrediction = '/free-prediction';
export const horoscope = (zodiac: Sign, when: HoroscopeTime = 'Today') => `/horoscope${query({ zodiac, when })}`;
export const horoscopes = (when?: HoroscopeDay) => `/horoscope${query({ when })}`;
export const panchang = ({ city, ...to }: { city?: string; date?: string; month?: string } = {}) =>
  `/panchang${city === undefined ? '' : `/${encodeURIComponent(city)}`}${query(to)}`;
export const blogs = (page?: number) => `/blogs${query({ page: page === undefined ? undefined : String(page) })}`;
/** The RSS feed, which the server answers beside the pages. */
export const blogFeed = '/blogs/feed.xml';
export const blog = (slug: string) => `/blogs/${encodeURIComponent(slug)}`;
export const aboutUs = '/about-us';
export const reviews = '/reviews';
export const recharges = '/recharges';
export const payment = '/payment';
export const subscription = '/subscription';
export const myActivePlans = '/my-active-plans';
export const balance = '/balance';
export const wheelOfFortune = '/wheel-of-fortune';
export const deleteAccount = '/delete-account';
export const shippingPolicy = '/shipping-policy';
export const privacyPolicy = '/privacy-policy';
export const refundPolicy = '/refund-policy';
export const terms = '/terms-and-conditions';
export const contactUs = '/contact-us';
export const helplines = '/helplines';
export const accuracy = '/accuracy';
export const forum = (to: { page?: string; query?: string } = {}) => `/forum${query(to)}`;
export const forumLearnMore = '/forum/learn-more';
export const forumLearnMoreHindi = '/forum/learn-more-hindi';
export const forumCreate = '/forum/create';
export const forumEdit = (did: string) => `/forum/edit-post/${encodeURIComponent(did)}`;
export const discussion = (slug: string, did: string) => `/forum/${encodeURIComponent(slug)}${query({ did })}`;
export const profile = (uid?: string) => `/profile${query({ uid })}`;
export const activities = (uid: string, page = 1) => `/profile/activities${query({ uid, page: String(page) })}`;
export const redeemHistory = '/profile/redeem-history';
export const transferHistory = '/profile/transfer-history';
export const devices = '/profile/devices';
export const privacy = '/profile/privacy';
export const notifications = '/notifications';
