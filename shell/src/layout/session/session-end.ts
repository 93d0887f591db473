import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut, rootReducer, sessionEnded, signedIn } from '@oracle-astra/shared/session';

interface State {
  shellSessionEnd?: { isEnded: boolean };
}

/** The person closed the banner about the ended session. */
export const sessionEndDismissed = createAction('shellSessionEnd/sessionEndDismissed');

rootReducer.inject({
  reducerPath: 'shellSessionEnd',
  reducer(state: { isEnded: boolean } = { isEnded: false }, action: UnknownAction) {
    if (sessionEnded.match(action)) return { isEnded: true };
    return [sessionEndDismissed, signedIn, signedOut].some(({ match }) => match(action)) ? { isEnded: false } : state;
  },
});

/** Whether the server ended the session and the person has neither logged in again nor closed the banner. */
export const selectIsEndedByServer = ({ shellSessionEnd }: State): boolean => shellSessionEnd?.isEnded ?? false;
