/** The form of the login modal, fetched on need. Rejects when its file does not come. */
export const loadLogin = () => import(/* webpackChunkName: "login" */ './login-form');

/** Fetches it before it is needed; when that fails, opening the modal says so. */
export function warmLogin(): void {
  loadLogin().catch(() => undefined);
}
