import { createSlice } from '@reduxjs/toolkit';
import { signedOut, rootReducer, sessionEnded, signedIn } from '@oracle-astra/shared/session';

const slice = createSlice({
  name: 'shellSessionEnd',
  initialState: { isEnded: false },
  reducers: {
    /** The person closed the banner that they were signed out. */
    sessionEndDismissed: () => ({ isEnded: false }),
  },
  extraReducers: (build) => {
    build.addCase(sessionEnded, () => ({ isEnded: true }));
    build.addCase(signedIn, () => ({ isEnded: false }));
    build.addCase(signedOut, () => ({ isEnded: false }));
  },
  selectors: { selectIsEndedByServer: ({ isEnded }) => isEnded },
}).injectInto(rootReducer);

export const { sessionEndDismissed } = slice.actions;
/** Whether the server ended the session and the person has neither logged in again nor closed the banner. */
export const { selectIsEndedByServer } = slice.selectors;
