/** Loads the login form on demand. Rejects when its chunk does not load. */
export const loadLogin = () => import(/* webpackChunkName: "login" */ './login-form');

/** Loads the form ahead of time; a failure is reported when the modal opens. */
export function preloadLogin(): void {
  // The modal says so when it opens.
  loadLogin().catch(() => undefined);
}
