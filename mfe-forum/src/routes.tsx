import {
  getDiscussion,
  getMyProfile,
  getProfile,
  listDiscussions,
  listNotifications,
  prefetch,
  type RemoteFills,
  type RemoteModule,
} from '@oracle-astra/shared/api';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { forumGetAccountSummary } from './api/account';
import { forumListDevices } from './api/devices';
import { forumListPasskeys } from './api/passkeys';
import { loadPrivacy } from './api/privacy-loader';
import { forumListRedeems, forumListTransfers } from './api/histories';
import { loadDiscussion } from './api/discussion-loader';
import { orNewest, orPastLast } from './api/or-newest';
import { createProfileLoader } from './api/profile-loader';
import { parseForumSearchParams } from './features/discussions/forum-search-params';

const signedInOnly = { redirectTo: '/' };

export const routes: RemoteModule['routes'] = [
  {
    id: 'forum-list',
    path: 'forum',
    loader: prefetch(({ url, isSignedIn }) => [
      orPastLast(parseForumSearchParams(url.searchParams)),
      ...(isSignedIn ? [getMyProfile.initiate()] : []),
    ]),
    lazy: () => import(/* webpackChunkName: "forum-list" */ './pages/forum'),
  },
  { id: 'forum-learn-more', path: 'forum/learn-more', lazy: () => import(/* webpackChunkName: "forum-learn-more" */ './pages/learn-more') },
  {
    id: 'forum-learn-more-hindi',
    path: 'forum/learn-more-hindi',
    lazy: () => import(/* webpackChunkName: "forum-learn-more-hindi" */ './pages/learn-more-hindi'),
  },
  {
    id: 'forum-create',
    path: 'forum/create',
    loader: prefetch(({ isSignedIn }) => (isSignedIn ? [getMyProfile.initiate()] : [])),
    lazy: () => import(/* webpackChunkName: "forum-create" */ './pages/create'),
  },
  {
    id: 'forum-edit-post',
    path: 'forum/edit-post/:postId',
    loader: prefetch(({ params }) => [orNewest(getDiscussion.initiate(params.postId ?? '', { subscribe: false }))]),
    lazy: () => import(/* webpackChunkName: "forum-edit-post" */ './pages/edit-post'),
  },
  {
    id: 'forum-discussion',
    path: 'forum/:slug',
    loader: loadDiscussion,
    lazy: () => import(/* webpackChunkName: "forum-discussion" */ './pages/discussion'),
  },
  {
    id: 'forum-profile',
    path: 'profile',
    loader: createProfileLoader(
      (uid) => [orNewest(getProfile.initiate(uid, { subscribe: false })), listDiscussions.initiate({ uid, start: 1 })],
      () => [getMyProfile.initiate()],
    ),
    lazy: () => import(/* webpackChunkName: "forum-profile" */ './pages/profile'),
  },
  {
    id: 'forum-activities',
    path: 'profile/activities',
    loader: createProfileLoader(
      (uid, page) => [orPastLast({ uid, start: page })],
      () => [],
    ),
    lazy: () => import(/* webpackChunkName: "forum-activities" */ './pages/activities'),
  },
  {
    id: 'forum-redeem-history',
    path: 'profile/redeem-history',
    loader: prefetch(() => [forumListRedeems.initiate()], signedInOnly),
    lazy: () => import(/* webpackChunkName: "forum-redeem-history" */ './pages/redeem-history'),
  },
  {
    id: 'forum-transfer-history',
    path: 'profile/transfer-history',
    loader: prefetch(() => [forumListTransfers.initiate()], signedInOnly),
    lazy: () => import(/* webpackChunkName: "forum-transfer-history" */ './pages/transfer-history'),
  },
  {
    id: 'forum-devices',
    path: 'profile/devices',
    loader: prefetch(() => [forumListDevices.initiate(), forumListPasskeys.initiate()], signedInOnly),
    lazy: () => import(/* webpackChunkName: "forum-devices" */ './pages/devices'),
  },
  {
    id: 'forum-privacy',
    path: 'profile/privacy',
    loader: loadPrivacy,
    lazy: () => import(/* webpackChunkName: "forum-privacy" */ './pages/privacy'),
  },
  {
    id: 'forum-notifications',
    path: 'notifications',
    loader: prefetch(({ url }) => [listNotifications.initiate(parsePageNumber(url.searchParams))], signedInOnly),
    lazy: () => import(/* webpackChunkName: "forum-notifications" */ './pages/notifications'),
  },
  {
    id: 'forum-delete-account',
    path: 'delete-account',
    loader: prefetch(({ isSignedIn }) => (isSignedIn ? [forumGetAccountSummary.initiate()] : [])),
    lazy: () => import(/* webpackChunkName: "forum-delete-account" */ './pages/delete-account'),
  },
];

export const navigation: RemoteModule['navigation'] = [
  { place: 'header', order: 20, label: 'forum.nav.astroHub', to: '/forum?page=1' },
  { place: 'profile', order: 10, label: 'forum.nav.myPoints', to: '/profile', icon: 'star' },
  { place: 'profile', order: 40, label: 'forum.nav.redeemHistory', to: '/profile/redeem-history', icon: 'refresh' },
  { place: 'profile', order: 50, label: 'forum.nav.transferHistory', to: '/profile/transfer-history', icon: 'share' },
  { place: 'missing-page', order: 20, label: 'forum.nav.astroHub', to: '/forum?page=1' },
  { place: 'suggestion', order: 50, label: 'forum.nav.profile', to: '/profile' },
  { place: 'suggestion', order: 60, label: 'forum.nav.notifications', to: '/notifications' },
  { place: 'suggestion', order: 65, label: 'forum.devices.title', to: '/profile/devices' },
  { place: 'suggestion', order: 67, label: 'forum.privacy.title', to: '/profile/privacy' },
  { place: 'suggestion', order: 70, label: 'forum.nav.deleteAccount', to: '/delete-account' },
];

export const fills: RemoteFills = [
  {
    name: 'forum-hub-banner',
    slot: 'content-home-services',
    order: 20,
    height: { narrow: 35, wide: 21 },
    lazy: () => import(/* webpackChunkName: "forum-hub-banner" */ './features/hub-banner/hub-banner'),
  },
];
