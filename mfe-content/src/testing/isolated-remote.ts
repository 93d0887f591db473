import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer, IsolatedPage, IsolatedRemote } from '@oracle-astra/shared/testing';
import { panchangDay, panchangMonth } from './panchang-samples';
import { astrologerInfo, horoscope, horoscopeSigns, panchang, post, videos } from './samples';
import { birthSky, skyDays, skyNow, srinagar } from './sky-samples';

const posts = Array.from({ length: 11 }, (_, index) => post(index + 1));

/** The list of posts, or the post with the requested slug. */
const listPosts = (_body: unknown, url: URL) => {
  const slug = url.searchParams.get('slug');
  const found = slug === null ? posts.slice(0, 9) : posts.filter((each) => each.slug === slug);
  return Response.json(found, { headers: { 'x-wp-total': '11', 'x-wp-totalpages': '2' } });
};

const answers = (): Record<string, FakeAnswer> => ({
  [apiPaths.astrologers]: astrologerInfo,
  [apiPaths.videos]: videos,
  [apiPaths.reviews]: { status: 'success', reviews: [] },
  [apiPaths.skyNow]: skyNow,
  [apiPaths.skyDays]: skyDays,
  [apiPaths.birthSky]: birthSky,
  [apiPaths.places]: { status: 'ok', predictions: [srinagar] },
  [apiPaths.horoscope]: horoscope,
  [apiPaths.horoscopeSigns]: horoscopeSigns,
  [apiPaths.panchang]: panchang,
  [apiPaths.panchangDay]: panchangDay,
  [apiPaths.panchangMonth]: panchangMonth,
  [apiPaths.posts]: listPosts,
  [apiPaths.relatedPosts]: [post(2)],
  [apiPaths.seoHead]: { success: true, head: '' },
  [apiPaths.about]: { status: 'success', sections: ['Who we are', 'What we want'].map((title) => ({ title, text: `This is ${title}` })) },
  [apiPaths.accuracy]: {
    status: 'success',
    source: 'JPL Horizons',
    figures: [{ body: 'Moon', unit: 'arcsecond', count: 1000, median: 0.4, p95: 1.2, largest: 2.1 }],
    date: '2026-11-21',
    today: [{ body: 'Moon', ours: 15.0001, reference: 15.0002, difference: 0.36 }],
    given_back: 3,
  },
  [apiPaths.invite]: { status: 'success', message: 'Invited' },
});

const toVisitors = (id: string, title: string, path: string): IsolatedPage => ({ id, title, path, person: 'visitor' });

/** The pages of this remote, and the answers of its API, for `npm run isolate`. */
export const isolatedRemote: IsolatedRemote = {
  answers,
  pages: [
    toVisitors('content-home', 'Home', '/'),
    { id: 'content-invite-earn', title: 'Invite and earn', path: '/invite-earn' },
    toVisitors('content-horoscope', 'Horoscope', '/horoscope'),
    toVisitors('content-horoscope', 'Horoscope of a sign', '/horoscope?zodiac=Leo&when=Today'),
    toVisitors('content-panchang', 'Panchang', '/panchang'),
    toVisitors('content-panchang-city', 'Panchang of a city', '/panchang/mumbai'),
    toVisitors('content-blogs', 'Blogs', '/blogs'),
    toVisitors('content-blog-post', 'A post', '/blogs/post-5'),
    toVisitors('content-about-us', 'About us', '/about-us'),
    toVisitors('content-reviews', 'Reviews', '/reviews'),
    toVisitors('content-shipping-policy', 'Shipping policy', '/shipping-policy'),
    toVisitors('content-terms', 'Terms', '/terms-and-conditions'),
    toVisitors('content-privacy-policy', 'Privacy policy', '/privacy-policy'),
    toVisitors('content-refund-policy', 'Refund policy', '/refund-policy'),
    toVisitors('content-helplines', 'Helplines', '/helplines'),
    toVisitors('content-accuracy', 'Accuracy', '/accuracy'),
    toVisitors('content-contact-us', 'Contact us', '/contact-us'),
  ],
};
