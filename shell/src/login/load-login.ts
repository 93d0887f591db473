/** Loads the login form on demand. Rejects if its chunk fails to load. */
export const loadLogin = () => import(/* webpackChunkName: "login" */ './login-form');

/** Loads the form ahead of time; a failure is reported when the modal opens. */
export function preloadLogin(): void {
  // Reported when the modal opens.
  loadLogin().catch(() => undefined);
}
