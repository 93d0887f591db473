import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { uidOf } from './token';

export interface SessionState {
  token: string | null;
  uid: string | null;
}

const signedOut: SessionState = { token: null, uid: null };

/** The state of a session from its token. */
export const sessionOf = (token: string | null): SessionState => ({ token, uid: uidOf(token) });

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<string>) => sessionOf(payload),
    /** The person asked to leave. */
    signedOut: () => signedOut,
    /** The server no longer takes the token: expired or revoked. */
    sessionEnded: () => signedOut,
  },
});

export const { signedIn, sessionEnded } = sessionSlice.actions;
export const leftSession = sessionSlice.actions.signedOut;
