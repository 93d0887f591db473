import { getBalance, getSubscriptionStatus, listPlans, listRecharges, prefetch, type RemoteModule } from '@oracle-astra/shared/api';
import { parsePack } from './api/parse-pack';
import { commercePaymentConfig, commerceQuoteRecharge } from './api/payments';

const signedInOnly = { redirectTo: '/' };

export const routes: RemoteModule['routes'] = [
  {
    id: 'commerce-recharges',
    path: 'recharges',
    loader: prefetch(() => [listRecharges.initiate()]),
    lazy: () => import(/* webpackChunkName: "commerce-recharges" */ './pages/recharges'),
  },
  {
    id: 'commerce-payment',
    path: 'payment',
    loader: prefetch(({ url }) => {
      const pack = parsePack(url.searchParams);
      return [commercePaymentConfig.initiate(), ...(pack ? [commerceQuoteRecharge.initiate(pack.request)] : [])];
    }),
    lazy: () => import(/* webpackChunkName: "commerce-payment" */ './pages/payment'),
  },
  {
    id: 'commerce-subscription',
    path: 'subscription',
    loader: prefetch(({ isSignedIn }) => [
      listPlans.initiate(),
      commercePaymentConfig.initiate(),
      ...(isSignedIn ? [getSubscriptionStatus.initiate()] : []),
    ]),
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
  { place: 'side', order: 45, label: 'commerce.nav.subscription', to: '/subscription' },
  { place: 'side', order: 55, label: 'commerce.nav.wheel', to: '/wheel-of-fortune' },
  { place: 'profile', order: 20, label: 'commerce.nav.subscriptions', to: '/my-active-plans', icon: 'book' },
  { place: 'footer-important', order: 50, label: 'commerce.nav.balance', to: '/balance' },
  { place: 'footer-important', order: 60, label: 'commerce.nav.recharges', to: '/recharges' },
  { place: 'suggestion', order: 40, label: 'commerce.nav.subscription', to: '/subscription' },
];
