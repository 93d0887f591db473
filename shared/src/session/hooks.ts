import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SharedState } from './reducer';
import { usePersonalDispatch } from './use-personal-dispatch';

export type SharedDispatch = ThunkDispatch<SharedState, unknown, UnknownAction>;
export const useSharedDispatch = () => usePersonalDispatch<SharedDispatch>();
export const useSharedSelector = useSelector.withTypes<SharedState>();

/** Whether a user is signed in, and the `uid` of that user or null. */
export function useSession(): { isSignedIn: boolean; uid: string | null } {
  const uid = useSharedSelector(({ session }) => session.uid);
  const isSignedIn = useSharedSelector(({ session }) => session.token !== null);
  return { isSignedIn, uid };
}

/** Calls back each time a visitor signs in while the component is mounted. */
export function useOnSignedIn(callback: () => void): void {
  const { isSignedIn } = useSession();
  const wasSignedIn = useRef(isSignedIn);
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) latest.current();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);
}
