export { ClockProvider, useNow } from './clock';
export { clearDrafts, useDraft, type DraftKey } from './use-draft';
export { fillDraft, useDraftValues } from './use-draft-values';
export { useAlert } from './use-alert';
export { useIsOnPage, useIsOtherPerson } from './use-is-on-page';
export { useOnSignedIn, useSession, useSharedDispatch, useSharedSelector, type SharedDispatch } from './hooks';
export { loginRequested, loginClosed } from './login-slice';
export {
  alertShown,
  alertDismissed,
  noticesForgotten,
  toastShown,
  toastDismissed,
  type ToastNotice,
  type ToastTone,
} from './notices-slice';
export { rootReducer, type SharedState } from './reducer';
export { signedOut, sessionEnded, toSessionState, signedIn, type SessionState } from './session-slice';
export { fetchAsPerson, fetchWithToken, renewToken } from './fetch-as-person';
export { hasSessionCookie, readSessionToken, serializeSignedIn, readUid } from './token';
export { onReturn } from './on-return';
export { usePersonalDispatch } from './use-personal-dispatch';
