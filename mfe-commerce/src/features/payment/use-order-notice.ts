import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { toastShown, useIsOnPage, type ToastTone } from '@oracle-astra/shared/session';

interface OrderNotice {
  /** Whether the payment's page is still open. The order that a payment writes into its address makes no other page of it. */
  isOnPage: () => boolean;
  /** Tells what became of an order, with a link to it. */
  tell: (tone: ToastTone, text: string, order: string) => void;
}

/** For whoever leaves a payment before its order is answered. */
export function useOrderNotice(): OrderNotice {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const isOnPage = useIsOnPage();
  const latest = useRef(isOnPage);
  useEffect(() => void (latest.current = isOnPage), [isOnPage]);
  return {
    isOnPage: () => latest.current(),
    tell: (tone, text, order) => {
      const address = new URLSearchParams({ ...Object.fromEntries(query), order });
      dispatch(toastShown(tone, text, `${siteRoutes.payment}?${address.toString()}`));
    },
  };
}
