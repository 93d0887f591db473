import {
  apiPaths,
  type PasskeyCreationResponse,
  type PasskeyProofResponse,
  type PasskeysResponse,
  type PasskeySignInResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { createAuthenticator } from './authenticator';
import { pageHeaders, toJar } from '../pages';
import type { TestApp } from '../test-app';

export const beginCreation = async (test: TestApp, jwt: string) =>
  (await test.get(apiPaths.passkeyCreation, jwt)).json<SuccessOf<PasskeyCreationResponse>>().options;

/** What a page of the site sends with the cookie of a session. */
export const pageWithCookie = (jwt: string) => ({ ...pageHeaders, cookie: `jwt=${jwt}` });

/** Adds a passkey to the account of a session that was proven just now. */
export async function addPasskey(test: TestApp, jwt: string) {
  const device = createAuthenticator();
  const answer = await test.post(apiPaths.addPasskey, device.create(await beginCreation(test, jwt)), jwt, pageWithCookie(jwt));
  return { device, passkey: answer.json<{ passkey: { id: string; name: string | null } }>().passkey };
}

export const listPasskeys = async (test: TestApp, jwt: string) =>
  (await test.get(apiPaths.passkeys, jwt)).json<SuccessOf<PasskeysResponse>>().passkeys;

export async function beginProof(test: TestApp, jwt: string) {
  const { options } = (await test.get(apiPaths.passkeyProof, jwt)).json<SuccessOf<PasskeyProofResponse>>();
  if (options === null) throw new Error('This person has no passkey.');
  return options;
}

/** Begins a sign-in in a browser with these cookies; returns the cookies that it has then. */
export async function beginSignIn(test: TestApp, cookie = '') {
  const answer = await test.post(apiPaths.passkeySignIn, {}, undefined, { ...pageHeaders, cookie });
  return { options: answer.json<SuccessOf<PasskeySignInResponse>>().options, cookie: [cookie, toJar(answer)].filter(Boolean).join('; ') };
}

export async function endSignIn(test: TestApp, body: object, cookie: string, headers: Record<string, string> = {}) {
  const answer = await test.post(apiPaths.signInByPasskey, body, undefined, { ...pageHeaders, cookie, ...headers });
  const { jwt = '', code, locale } = answer.json<{ jwt?: string; code?: string; locale?: string | null }>();
  return { jwt, code, locale, cookie: toJar(answer), statusCode: answer.statusCode };
}
