import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { readUid } from './token';

export interface SessionState {
  token: string | null;
  uid: string | null;
}

const initialState: SessionState = { token: null, uid: null };

export const toSessionState = (token: string | null): SessionState => ({ token, uid: readUid(token) });

export const signedIn = createAction<string>('session/signedIn');
/** The user logged out. */
export const signedOut = createAction('session/signedOut');
/** The server rejects the token because it is expired or revoked. */
export const sessionEnded = createAction('session/sessionEnded');

export const sessionSlice = {
  reducerPath: 'session',
  reducer(state: SessionState = initialState, action: UnknownAction): SessionState {
    if (signedIn.match(action)) return toSessionState(action.payload);
    return signedOut.match(action) || sessionEnded.match(action) ? initialState : state;
  },
} as const;
