import type { ReactNode } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { tokenFor } from '../testing';
import { useOnSignedIn, useSession } from './hooks';
import { rootReducer } from './reducer';
import { signedOut, sessionEnded, toSessionState, signedIn } from './session-slice';

const storeOf = (token: string | null) => configureStore({ reducer: rootReducer, preloadedState: { session: toSessionState(token) } });
const within = (store: ReturnType<typeof storeOf>) => ({
  wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
});

describe('useSession', () => {
  it('returns the user, and nobody after a logout', () => {
    const store = storeOf(tokenFor('u1'));
    const { result } = renderHook(() => useSession(), within(store));
    expect(result.current).toEqual({ isSignedIn: true, uid: 'u1' });
    act(() => void store.dispatch(signedOut()));
    expect(result.current).toEqual({ isSignedIn: false, uid: null });
  });

  it('is signed in also with a token without a uid, because the server decides', () => {
    expect(renderHook(() => useSession(), within(storeOf('garbage'))).result.current).toEqual({ isSignedIn: true, uid: null });
  });
});

describe('useOnSignedIn', () => {
  function watch(token: string | null) {
    const store = storeOf(token);
    const callback = jest.fn();
    const view = renderHook(({ call }) => useOnSignedIn(call), { initialProps: { call: callback }, ...within(store) });
    const dispatch = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
    return { callback, dispatch, view };
  }

  it('calls back once when a visitor signs in, and again after a logout', () => {
    const { callback, dispatch } = watch(null);
    expect(callback).not.toHaveBeenCalled();
    dispatch(signedIn(tokenFor('u1')));
    expect(callback).toHaveBeenCalledTimes(1);
    dispatch(signedIn(tokenFor('u1')));
    expect(callback).toHaveBeenCalledTimes(1);
    dispatch(sessionEnded());
    expect(callback).toHaveBeenCalledTimes(1);
    dispatch(signedIn(tokenFor('u2')));
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('does not call back if the user was signed in from the start', () => {
    expect(watch(tokenFor('u1')).callback).not.toHaveBeenCalled();
  });

  it('calls the callback of the last render', () => {
    const { callback, dispatch, view } = watch(null);
    const later = jest.fn();
    view.rerender({ call: later });
    dispatch(signedIn(tokenFor('u1')));
    expect([callback.mock.calls, later.mock.calls]).toEqual([[], [[]]]);
  });
});
