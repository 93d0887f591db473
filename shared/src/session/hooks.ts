import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SharedState } from './reducer';

export type SharedDispatch = ThunkDispatch<SharedState, unknown, UnknownAction>;
export const useSharedDispatch = useDispatch.withTypes<SharedDispatch>();
export const useSharedSelector = useSelector.withTypes<SharedState>();

/** The session: `signedIn`, and `uid` of the person or null. */
export function useSession(): { signedIn: boolean; uid: string | null } {
  const uid = useSharedSelector(({ session }) => session.uid);
  const signedIn = useSharedSelector(({ session }) => session.token !== null);
  return { signedIn, uid };
}

/** Calls back once each time a visitor becomes signed in while the component is there. */
export function useOnSignedIn(callback: () => void): void {
  const { signedIn } = useSession();
  const before = useRef(signedIn);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (signedIn && !before.current) latest.current();
    before.current = signedIn;
  }, [signedIn]);
}
