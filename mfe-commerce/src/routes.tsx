import { getBalance, getSubscriptionStatus, listPlans, listRecharges, prefetch, type RemoteModule } from '@oracle-astra/shared/api';

const signedInOnly = { redirectTo: '/' };

export const routes: RemoteModule['routes'] = [
  {
    id: 'commerce-recharges',
    path: 'recharges',
    loader: prefetch(() => [listRecharges.initiate()]),
    lazy: () => import(/* webpackChunkName: "commerce-recharges" */ './pages/recharges'),
  },
  { id: 'commerce-payment', path: 'payment', lazy: () => import(/* webpackChunkName: "commerce-payment" */ './pages/payment') },
  {
    id: 'commerce-subscription',
    path: 'subscription',
    loader: prefetch(({ isSignedIn }) => [listPlans.initiate(), ...(isSignedIn ? [getSubscriptionStatus.initiate()] : [])]),
    lazy: () => import(/* webpackChunkName: "commerce-subscription" */ './pages/subscription'),
  },
  {
    id: 'commerce-my-active-plans',
    path: 'my-active-plans',
    loader: prefetch(() => [getSubscriptionStatus.initiate(), listPlans.initiate()], signedInOnly),
    lazy: () => import(/* webpackChunkName: "commerce-my-active-plans" */ './pages/my-active-plans'),
  },
  {
    id: 'commerce-balance',
    path: 'balance',
    loader: prefetch(() => [getBalance.initiate()], signedInOnly),
    lazy: () => import(/* webpackChunkName: "commerce-balance" */ './pages/balance'),
  },
  {
    id: 'commerce-wheel-of-fortune',
    path: 'wheel-of-fortune',
    lazy: () => import(/* webpackChunkName: "commerce-wheel-of-fortune" */ './pages/wheel-of-fortune'),
  },
];

export const navigation: RemoteModule['navigation'] = [
  { place: 'header', order: 40, label: 'commerce.nav.recharge', to: '/recharges' },
  { place: 'profile', order: 20, label: 'commerce.nav.subscriptions', to: '/my-active-plans', icon: 'book' },
  { place: 'footer-important', order: 50, label: 'commerce.nav.balance', to: '/balance' },
  { place: 'footer-important', order: 60, label: 'commerce.nav.recharges', to: '/recharges' },
  { place: 'suggestion', order: 40, label: 'commerce.nav.subscription', to: '/subscription' },
];
