import { createSlice } from '@reduxjs/toolkit';
import { signedOut, rootReducer, sessionEnded, signedIn } from '@oracle-astra/shared/session';

const slice = createSlice({
  name: 'shellSessionEnd',
  initialState: { unannounced: false },
  reducers: {
    /** The person has read that they were signed out. */
    sessionEndRead: () => ({ unannounced: false }),
  },
  extraReducers: (build) => {
    build.addCase(sessionEnded, () => ({ unannounced: true }));
    build.addCase(signedIn, () => ({ unannounced: false }));
    build.addCase(signedOut, () => ({ unannounced: false }));
  },
  selectors: { endedByServer: ({ unannounced }) => unannounced },
}).injectInto(rootReducer);

export const { sessionEndRead } = slice.actions;
/** Whether the server ended the session and the person has not answered to it yet. */
export const { endedByServer } = slice.selectors;
