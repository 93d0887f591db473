import { useRef, useState } from 'react';
import {
  baseApi,
  formatError,
  isApiError,
  useAppDispatch,
  useGetSubscriptionStatusQuery,
  useListPlansQuery,
} from '@oracle-astra/shared/api';
import {
  siteRoutes,
  type CreateSubscriptionResponse,
  type SubscriptionStatusResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, loginRequested, useAlert, useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { useCommerceGetMeQuery } from '../../api/account';
import type { CheckoutResult } from '../../api/orders';
import { commercePaymentConfig } from '../../api/payments';
import { useCommerceCreateSubscriptionMutation } from '../../api/subscriptions';
import { isCheckoutAllowed, loadCheckout, openCheckout } from '../../components/checkout';
import { useStartParameter } from './use-start-parameter';
import { useReportOutcome, useVerifySubscription, type SubscribeOutcome } from './use-verify-subscription';
import { findFeaturedPlan } from './featured-plan';

export interface Subscribing {
  /** Whether the person has a plan. */
  isSubscribed: boolean;
  /** A subscription order that is neither paid nor dropped. */
  openOrder: SubscriptionStatusResponse['open_order'];
  isBusy: boolean;
  /** Loads the provider's script ahead of a tap. */
  prepare: () => void;
  subscribe: () => Promise<void>;
}

/** Subscribes: login, order, the provider's window, and the verification of its result. */
export function useSubscribe(onEnd: (outcome: SubscribeOutcome) => void): Subscribing {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { currentData: status } = useGetSubscriptionStatusQuery(undefined, { skip: !isSignedIn });
  const { data: offers } = useListPlansQuery();
  const plan = findFeaturedPlan(offers?.plans);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const readCheckoutUrl = useCheckoutUrl();
  const openPayment = useOpenPayment(onEnd, () => {
    isRunning.current = false;
    setBusy(false);
  });
  const isSubscribed = isSignedIn && status?.is_active === true;

  /** `pressed`: the price of the button that was pressed before this document, in paise. */
  async function begin(pressed?: number): Promise<void> {
    if (isRunning.current || isSubscribed) return;
    const shown = pressed ?? status?.open_order?.amount ?? (plan && plan.price * 100);
    if (!isSignedIn) return void dispatch(loginRequested());
    if (!isCheckoutAllowed()) return location.assign(`${location.pathname}?start=1${shown === undefined ? '' : `&amount=${shown}`}`);
    isRunning.current = true;
    setBusy(true);
    await openPayment(await readCheckoutUrl(), shown);
  }

  async function prepare(): Promise<void> {
    if (!isSignedIn || isSubscribed || !isCheckoutAllowed()) return;
    const url = await readCheckoutUrl();
    if (url !== null) await loadCheckout(url);
  }

  useStartParameter(isSignedIn && status?.is_active === false, begin);
  return {
    isSubscribed,
    openOrder: isSignedIn ? status?.open_order : undefined,
    isBusy,
    prepare: () => void prepare(),
    subscribe: () => begin(),
  };
}

/** Returns a function that resolves to the address of the provider's script; null if it fails to load. */
function useCheckoutUrl() {
  const dispatch = useAppDispatch();
  return async function readCheckoutUrl(): Promise<string | null> {
    const { data } = await dispatch(commercePaymentConfig.initiate(undefined, { subscribe: false }));
    return data?.checkout_url ?? null;
  };
}

/** Returns a function that makes the order and opens the provider's window; `onClosed` is called at the end. */
function useOpenPayment(onEnd: (outcome: SubscribeOutcome) => void, onClosed: () => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { currentData: me } = useCommerceGetMeQuery(undefined, { skip: !isSignedIn });
  const [createSubscription] = useCommerceCreateSubscriptionMutation();
  const report = useReportOutcome(onEnd);
  const verify = useVerifySubscription(report);
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();

  function fail(text: string): void {
    showAlert(text);
    onClosed();
  }

  const describePlan = ({ amount, questions }: SuccessOf<CreateSubscriptionResponse>) =>
    amount === undefined || questions === undefined
      ? t('commerce.checkout.product')
      : t('commerce.subscription.purpose', { price: formatRupees(amount), questions });
  const confirm = (result: CheckoutResult) => void verify(result).finally(onClosed);

  /** `shown` is the price on the page, in paise. */
  return async function openPayment(url: string | null, shown: number | undefined): Promise<void> {
    if (url === null || !(await loadCheckout(url))) return fail(t('commerce.checkout.notLoaded'));
    if (!isOnPage()) return onClosed();
    const { data: order, error } = await createSubscription({ amount: shown });
    if (isApiError(error) && error.paid) {
      report({ kind: 'credited', ...error.paid });
      return onClosed();
    }
    if (isApiError(error) && error.code && error.kind === 'refused' && error.code !== 'payment_unavailable') {
      // Another price, a plan that was bought elsewhere, or a bank that has not answered: the page shows it.
      dispatch(baseApi.util.invalidateTags(['Plans', 'Subscription']));
      return fail(formatError(error, t));
    }
    if (order === undefined) return fail(t('commerce.subscription.noOrder'));
    if (!isOnPage()) {
      dispatch(toastShown('warn', t('commerce.checkout.left'), siteRoutes.subscription));
      return onClosed();
    }
    let hasFailed = false;
    openCheckout({
      key: order.key_id,
      subscription_id: order.subscription_id,
      name: t('commerce.checkout.product'),
      description: describePlan(order),
      mobile: me?.mobile,
      onResult: confirm,
      // The window stays open for another try; the failure is shown after it is closed.
      onFailed: () => (hasFailed = true),
      onDismissed: () => (hasFailed ? confirm({}) : onClosed()),
    });
  };
}
