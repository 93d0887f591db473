import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { toastShown, useIsOnPage, type ToastTone } from '@oracle-astra/shared/session';
import { commerceAcknowledgeRecharge } from '../../api/orders';

interface OrderNotice {
  /** Whether the payment's page is still open. The order id that a payment adds to its address does not make it another page. */
  isOnPage: () => boolean;
  /** Shows the outcome of an order as a toast that links to it. */
  showNotice: (tone: ToastTone, text: string, order: string) => void;
}

/** Notices for a person who leaves a payment before the order is made. */
export function useOrderNotice(): OrderNotice {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const isOnPage = useIsOnPage();
  const latest = useRef(isOnPage);
  useEffect(() => void (latest.current = isOnPage), [isOnPage]);
  return {
    isOnPage: () => latest.current(),
    showNotice: (tone, text, order) => {
      const address = new URLSearchParams({ ...Object.fromEntries(query), order });
      dispatch(toastShown(tone, text, `${siteRoutes.payment}?${address.toString()}`));
      // A success notice means that the order is paid.
      if (tone === 'good') void dispatch(commerceAcknowledgeRecharge.initiate(order, { track: false }));
    },
  };
}
