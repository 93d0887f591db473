export { ClockProvider, useNow } from './clock';
export { forgetDrafts, useDraft } from './draft';
export { useOnSignedIn, useSession, useSharedDispatch, useSharedSelector, type SharedDispatch } from './hooks';
export { loginAsked, loginClosed } from './login-slice';
export { alerted, alertRead, toast, toastLeft, type ToastNotice, type ToastTone } from './notices-slice';
export { rootReducer, type SharedState } from './reducer';
export { leftSession, sessionEnded, sessionOf, signedIn, type SessionState } from './session-slice';
export { cookieFor, tokenIn, uidOf } from './token';
