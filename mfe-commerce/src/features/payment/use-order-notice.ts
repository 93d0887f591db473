import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { toastShown, useIsOnPage, type ToastTone } from '@oracle-astra/shared/session';

/** Returns a function that tells what became of an order, with a link to it, to whoever has left its page; whether they have. */
export function useOrderNotice(): (tone: ToastTone, text: string, order: string) => boolean {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const isOnPage = useIsOnPage();
  // The order that a payment writes into the address makes no other page of it.
  const isHere = useRef(isOnPage);
  useEffect(() => void (isHere.current = isOnPage), [isOnPage]);
  return (tone, text, order) => {
    if (isHere.current()) return false;
    const address = new URLSearchParams({ ...Object.fromEntries(query), order });
    dispatch(toastShown(tone, text, `${siteRoutes.payment}?${address.toString()}`));
    return true;
  };
}
