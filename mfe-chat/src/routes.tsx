/* eslint-disable max-lines -- the routes of the remote as data */
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  getBalance,
  getChart,
  getPricing,
  getSubscriptionStatus,
  listBirths,
  prefetch,
  type PageHandle,
  type RemoteFills,
  type RemoteModule,
} from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { chatListPredictions } from './api/predictions';
import { chatLoader } from './features/chat-session/chat-loader';

const kundliData = prefetch(({ isSignedIn }) => (isSignedIn ? [listBirths.initiate()] : []));
const savedKundliData = prefetch(({ url }) => [listBirths.initiate(), getChart.initiate(url.searchParams.get('bid') ?? '')], {
  redirectTo: siteRoutes.home,
});

/** A saved Kundli is private, so visitors are redirected. */
function createKundliLoader(args: LoaderFunctionArgs) {
  return (new URL(args.request.url).searchParams.get('bid') ? savedKundliData : kundliData)(args);
}

const astrologerData = prefetch(({ isSignedIn }) =>
  isSignedIn ? [getPricing.initiate(), getBalance.initiate()] : [getPricing.initiate()],
);
const predictionData = prefetch(
  () => [listBirths.initiate(), getBalance.initiate(), getSubscriptionStatus.initiate(), chatListPredictions.initiate()],
  { redirectTo: siteRoutes.home },
);

/** The chat fills the window and scrolls inside. */
const chatHandle: PageHandle = { frame: 'full' };

export const routes: RemoteModule['routes'] = [
  {
    id: 'chat-create-kundli',
    path: 'create-kundli',
    loader: createKundliLoader,
    lazy: () => import(/* webpackChunkName: "chat-create-kundli" */ './pages/kundli'),
  },
  {
    id: 'chat-create-kundli-oracle',
    path: 'create-kundli/oracle',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-create-kundli-oracle" */ './pages/kundli'),
  },
  {
    id: 'chat-create-kundli-astra',
    path: 'create-kundli/astra',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-create-kundli-astra" */ './pages/kundli'),
  },
  {
    id: 'chat-free-kundli',
    path: 'free-kundli',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-free-kundli" */ './pages/kundli'),
  },
  {
    id: 'chat-free-kundli-oracle',
    path: 'free-kundli/oracle',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-free-kundli-oracle" */ './pages/kundli'),
  },
  {
    id: 'chat-free-kundli-astra',
    path: 'free-kundli/astra',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-free-kundli-astra" */ './pages/kundli'),
  },
  {
    id: 'chat-free-kundli-celeb',
    path: 'free-kundli-celeb',
    lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb" */ './pages/kundli-celeb'),
  },
  {
    id: 'chat-free-kundli-celeb-oracle',
    path: 'free-kundli-celeb/oracle',
    lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb-oracle" */ './pages/kundli-celeb'),
  },
  {
    id: 'chat-free-kundli-celeb-astra',
    path: 'free-kundli-celeb/astra',
    lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb-astra" */ './pages/kundli-celeb'),
  },
  {
    id: 'chat-kundli-matching',
    path: 'kundli-matching',
    loader: kundliData,
    lazy: () => import(/* webpackChunkName: "chat-kundli-matching" */ './pages/kundli-matching'),
  },
  {
    id: 'chat-chats',
    path: 'chats',
    handle: chatHandle,
    loader: chatLoader,
    lazy: () => import(/* webpackChunkName: "chat-chats" */ './pages/chats'),
  },
  {
    id: 'chat-chatsceleb',
    path: 'chatsceleb',
    handle: chatHandle,
    loader: chatLoader,
    lazy: () => import(/* webpackChunkName: "chat-chatsceleb" */ './pages/chats'),
  },
  {
    id: 'chat-oracle',
    path: 'oracle',
    loader: astrologerData,
    lazy: () => import(/* webpackChunkName: "chat-oracle" */ './pages/astrologer'),
  },
  {
    id: 'chat-astra',
    path: 'astra',
    loader: astrologerData,
    lazy: () => import(/* webpackChunkName: "chat-astra" */ './pages/astrologer'),
  },
  {
    id: 'chat-daily-prediction',
    path: 'daily-prediction',
    loader: predictionData,
    lazy: () => import(/* webpackChunkName: "chat-daily-prediction" */ './pages/daily-prediction'),
  },
  {
    id: 'chat-free-prediction',
    path: 'free-prediction',
    lazy: () => import(/* webpackChunkName: "chat-free-prediction" */ './pages/free-prediction'),
  },
];

export const navigation: RemoteModule['navigation'] = [
  {
    place: 'header',
    order: 30,
    label: 'chat.nav.yearlyPredictionsHeader',
    to: '/create-kundli?predictions=true&p_type=yearly',
    query: true,
    signedIn: true,
  },
  { place: 'side', order: 31, label: 'chat.nav.freeKundli', to: '/free-kundli', signedIn: false },
  { place: 'side', order: 31, label: 'chat.nav.createKundli', to: '/create-kundli', signedIn: true },
  { place: 'side', order: 32, label: 'chat.nav.matching', to: '/kundli-matching' },
  { place: 'side', order: 33, label: 'chat.nav.predictions', to: '/free-prediction', signedIn: false },
  { place: 'side', order: 33, label: 'chat.nav.predictions', to: '/daily-prediction', signedIn: true },
  { place: 'profile', order: 30, label: 'chat.nav.history', to: '/chats', icon: 'talk' },
  { place: 'footer-important', order: 10, label: 'chat.nav.oracle', to: '/oracle' },
  { place: 'footer-important', order: 20, label: 'chat.nav.astra', to: '/astra' },
  { place: 'footer-important', order: 30, label: 'chat.nav.freeKundli', to: '/free-kundli?type=Oracle' },
  { place: 'footer-important', order: 35, label: 'chat.nav.matching', to: '/kundli-matching' },
  { place: 'footer-important', order: 40, label: 'chat.nav.freePrediction', to: '/free-prediction' },
  { place: 'footer-important', order: 70, label: 'chat.nav.chatWithOracle', to: '/oracle' },
  { place: 'footer-important', order: 80, label: 'chat.nav.chatWithAstra', to: '/astra' },
  { place: 'footer-horoscope', order: 30, label: 'chat.nav.weeklyPredictions', to: '/create-kundli?predictions=true&p_type=weekly' },
  { place: 'footer-horoscope', order: 40, label: 'chat.nav.monthlyPredictions', to: '/create-kundli?predictions=true&p_type=monthly' },
  { place: 'footer-horoscope', order: 50, label: 'chat.nav.yearlyPredictions', to: '/create-kundli?predictions=true&p_type=yearly' },
  { place: 'suggestion', order: 10, label: 'chat.nav.freeKundli', to: '/free-kundli' },
  { place: 'suggestion', order: 15, label: 'chat.nav.celebrityKundli', to: '/free-kundli-celeb' },
  { place: 'suggestion', order: 20, label: 'chat.nav.createKundli', to: '/create-kundli' },
  { place: 'suggestion', order: 25, label: 'chat.nav.matching', to: '/kundli-matching' },
  { place: 'suggestion', order: 30, label: 'chat.nav.chats', to: '/chats' },
];

export const fills: RemoteFills = [
  {
    name: 'chat-prediction-cards',
    slot: 'content-home-services',
    order: 10,
    height: { narrow: 34, wide: 22 },
    lazy: () => import(/* webpackChunkName: "chat-prediction-cards" */ './features/prediction-cards/prediction-cards'),
  },
];
