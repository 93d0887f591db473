import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsOnPage } from '@oracle-astra/shared/session';

/** A code request of the cancellation: the number with its country code and the token, as stored in the address. */
export interface CodeRequest {
  mobile: string;
  token: string;
}

interface CancelAddress {
  /** Null until a code was sent. */
  request: CodeRequest | null;
  keep: (request: CodeRequest) => void;
  clear: () => void;
}

/** The state of the cancellation in the address, `?token=&mobile=`, so that it continues after a reload. */
export function useCancelAddress(): CancelAddress {
  const [query, setQuery] = useSearchParams();
  const isOnPage = useIsOnPage();
  const token = query.get('token');
  const mobile = query.get('mobile');
  const change = (request: CodeRequest | null) =>
    isOnPage() &&
    setQuery(
      (before) => {
        const { token: _token, mobile: _mobile, ...rest } = Object.fromEntries(before);
        return request ? { ...rest, token: request.token, mobile: request.mobile } : rest;
      },
      { replace: true, preventScrollReset: true },
    );
  return { request: token && mobile ? { token, mobile } : null, keep: change, clear: () => change(null) };
}

/** Reopens the cancellation after a reload. */
export function useReopenedCancel(open: () => void): void {
  const { request } = useCancelAddress();
  const reopen = useEffectEvent(() => {
    if (request) open();
  });
  useEffect(() => reopen(), []);
}
