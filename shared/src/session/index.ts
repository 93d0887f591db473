export { ClockProvider, useNow } from './clock';
export { clearDrafts, useDraft } from './use-draft';
export { useDraftValues } from './use-draft-values';
export { useOnSignedIn, useSession, useSharedDispatch, useSharedSelector, type SharedDispatch } from './hooks';
export { loginRequested, loginClosed } from './login-slice';
export { alertShown, alertDismissed, toastShown, toastDismissed, type ToastNotice, type ToastTone } from './notices-slice';
export { rootReducer, type SharedState } from './reducer';
export { signedOut, sessionEnded, toSessionState, signedIn, type SessionState } from './session-slice';
export { serializeSessionCookie, readSessionToken, readUid } from './token';
