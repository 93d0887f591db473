import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readUid } from './token';

export interface SessionState {
  token: string | null;
  uid: string | null;
}

const initialState: SessionState = { token: null, uid: null };

/** The state of a session from its token. */
export const toSessionState = (token: string | null): SessionState => ({ token, uid: readUid(token) });

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<string>) => toSessionState(payload),
    /** The person asked to leave. */
    signedOut: () => initialState,
    /** The server no longer takes the token: expired or revoked. */
    sessionEnded: () => initialState,
  },
});

export const { signedIn, signedOut, sessionEnded } = sessionSlice.actions;
