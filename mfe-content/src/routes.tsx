import { getAbout, listAstrologers, listVideos, prefetch, type RemoteModule, type RemoteSlots } from '@oracle-astra/shared/api';
import { blogPageSize } from '@oracle-astra/shared/contract';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { contentGetHoroscopeSigns } from './api/horoscope-signs';
import { loadHoroscopeWithPanchang } from './api/load-horoscope';
import { contentGetAccuracy } from './api/accuracy';
import { loadPanchang } from './api/load-panchang';
import { loadPostsWithMedia, loadPostWithNeighbours } from './api/load-posts';
import { missing } from './api/missing';
import { contentListReviews } from './api/reviews';
import { contentGetSky } from './api/sky';
import { parseHoroscopeSearchParams } from './features/horoscope/horoscope-search-params';
import { parsePanchangSearchParams } from './features/panchang/panchang-search-params';

const panchangData = prefetch(({ url, params }) => {
  const { city, date, month, isUnknownDate } = parsePanchangSearchParams(params, url.searchParams);
  if (isUnknownDate) return [async () => ({ error: missing })];
  return [loadPanchang({ city, date, month })];
});

export const routes: RemoteModule['routes'] = [
  {
    id: 'content-home',
    path: '',
    loader: prefetch(
      () => [
        listAstrologers.initiate(),
        listVideos.initiate(),
        contentGetSky.initiate({}),
        contentListReviews.initiate(),
        loadPostsWithMedia({ page: 1, perPage: blogPageSize.home }),
      ],
      { optional: ['listPosts', 'getMedia'] },
    ),
    lazy: () => import(/* webpackChunkName: "content-home" */ './pages/home'),
    children: [
      {
        id: 'content-invite-earn',
        path: 'invite-earn',
        lazy: () => import(/* webpackChunkName: "content-invite-earn" */ './pages/invite-earn'),
      },
    ],
  },
  {
    id: 'content-horoscope',
    path: 'horoscope',
    loader: prefetch(({ url }) => {
      const { zodiac, when } = parseHoroscopeSearchParams(url.searchParams);
      if (zodiac) return [loadHoroscopeWithPanchang({ zodiac, when })];
      return [contentGetHoroscopeSigns.initiate(when === 'Week' || when === 'Month' ? 'Today' : when)];
    }),
    lazy: () => import(/* webpackChunkName: "content-horoscope" */ './pages/horoscope'),
  },
  {
    id: 'content-panchang',
    path: 'panchang',
    loader: panchangData,
    lazy: () => import(/* webpackChunkName: "content-panchang" */ './pages/panchang'),
  },
  {
    id: 'content-panchang-city',
    path: 'panchang/:city',
    loader: panchangData,
    lazy: () => import(/* webpackChunkName: "content-panchang-city" */ './pages/panchang'),
  },
  {
    id: 'content-blogs',
    path: 'blogs',
    loader: prefetch(({ url }) => [loadPostsWithMedia({ page: parsePageNumber(url.searchParams), perPage: blogPageSize.list })], {
      optional: ['getMedia'],
    }),
    lazy: () => import(/* webpackChunkName: "content-blogs" */ './pages/blogs'),
  },
  {
    id: 'content-blog-post',
    path: 'blogs/:slug',
    loader: prefetch(({ params }) => [loadPostWithNeighbours(params.slug ?? '')], {
      optional: ['getMedia', 'getPostNeighbour', 'contentGetPostHead', 'contentListRelatedPosts'],
    }),
    lazy: () => import(/* webpackChunkName: "content-blog-post" */ './pages/blog-post'),
  },
  {
    id: 'content-about-us',
    path: 'about-us',
    loader: prefetch(() => [getAbout.initiate(), listAstrologers.initiate()]),
    lazy: () => import(/* webpackChunkName: "content-about-us" */ './pages/about-us'),
  },
  { id: 'content-reviews', path: 'reviews', lazy: () => import(/* webpackChunkName: "content-reviews" */ './pages/reviews') },
  {
    id: 'content-shipping-policy',
    path: 'shipping-policy',
    lazy: () => import(/* webpackChunkName: "content-shipping-policy" */ './pages/shipping-policy'),
  },
  { id: 'content-terms', path: 'terms-and-conditions', lazy: () => import(/* webpackChunkName: "content-terms" */ './pages/terms') },
  {
    id: 'content-privacy-policy',
    path: 'privacy-policy',
    lazy: () => import(/* webpackChunkName: "content-privacy-policy" */ './pages/privacy-policy'),
  },
  {
    id: 'content-refund-policy',
    path: 'refund-policy',
    lazy: () => import(/* webpackChunkName: "content-refund-policy" */ './pages/refund-policy'),
  },
  { id: 'content-helplines', path: 'helplines', lazy: () => import(/* webpackChunkName: "content-helplines" */ './pages/helplines') },
  {
    id: 'content-accuracy',
    path: 'accuracy',
    loader: prefetch(() => [contentGetAccuracy.initiate()]),
    lazy: () => import(/* webpackChunkName: "content-accuracy" */ './pages/accuracy'),
  },
  { id: 'content-contact-us', path: 'contact-us', lazy: () => import(/* webpackChunkName: "content-contact-us" */ './pages/contact-us') },
];

export const navigation: RemoteModule['navigation'] = [
  { place: 'header', order: 10, label: 'content.nav.home', to: '/' },
  { place: 'header', order: 30, label: 'content.nav.horoscope', to: '/horoscope?zodiac=Aries&when=Today', signedIn: false },
  { place: 'header', order: 50, label: 'content.nav.chatNow', to: '/#chat-with-ai' },
  { place: 'side', order: 60, label: 'content.nav.blogs', to: '/blogs' },
  { place: 'footer-horoscope', order: 10, label: 'content.nav.todaysHoroscope', to: '/horoscope?zodiac=Aries&when=Today' },
  { place: 'footer-horoscope', order: 20, label: 'content.nav.tomorrowsHoroscope', to: '/horoscope?zodiac=Aries&when=Tomorrow' },
  { place: 'side', order: 35, label: 'content.nav.panchang', to: '/panchang' },
  { place: 'footer-horoscope', order: 25, label: 'content.nav.panchang', to: '/panchang' },
  { place: 'footer-policies', order: 10, label: 'content.nav.shippingPolicy', to: '/shipping-policy' },
  { place: 'footer-policies', order: 20, label: 'content.nav.aboutUs', to: '/about-us' },
  { place: 'footer-policies', order: 30, label: 'content.nav.contactUs', to: '/contact-us' },
  { place: 'footer-policies', order: 40, label: 'content.nav.privacyPolicy', to: '/privacy-policy' },
  { place: 'footer-policies', order: 50, label: 'content.nav.refundPolicy', to: '/refund-policy' },
  { place: 'footer-policies', order: 60, label: 'content.nav.terms', to: '/terms-and-conditions' },
  { place: 'footer-policies', order: 70, label: 'content.nav.helplines', to: '/helplines' },
  { place: 'footer-horoscope', order: 27, label: 'content.nav.accuracy', to: '/accuracy' },
  { place: 'profile', order: 60, label: 'content.nav.invite', to: '/invite-earn', icon: 'user' },
  { place: 'suggestion', order: 70, label: 'content.nav.reviews', to: '/reviews' },
  { place: 'missing-page', order: 10, label: 'content.nav.home', to: '/' },
  { place: 'missing-page', order: 30, label: 'content.nav.chatNow', to: '/#chat-with-ai' },
];

/** The part of the landing page for services of other remotes, after the astrologers. */
export const slots: RemoteSlots = [{ name: 'content-home-services', routes: ['content-home', 'content-invite-earn'] }];
