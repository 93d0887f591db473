import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readUid } from './token';

export interface SessionState {
  token: string | null;
  uid: string | null;
}

const initialState: SessionState = { token: null, uid: null };

/** The session state for a token. */
export const toSessionState = (token: string | null): SessionState => ({ token, uid: readUid(token) });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<string>) => toSessionState(payload),
    /** The user logged out. */
    signedOut: () => initialState,
    /** The server rejects the token because it is expired or revoked. */
    sessionEnded: () => initialState,
  },
});

export const { signedIn, signedOut, sessionEnded } = sessionSlice.actions;
