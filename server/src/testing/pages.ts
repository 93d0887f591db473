import { apiPaths } from '@oracle-astra/shared/contract';
import { decodeJwt } from 'jose';
import { createModerationService } from '../modules/moderation/service';
import { createNotificationService } from '../modules/notifications/service';
import type { TestApp } from './test-app';

export const pageHeaders = { 'sec-fetch-site': 'same-origin' };

type Answer = Awaited<ReturnType<TestApp['post']>>;

/** The cookies that an answer sets, as the browser sends them. */
export const toJar = ({ headers }: Answer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Signs in on a page of this release; `cookie` are those of its browser. */
export async function signInOnPage(test: TestApp, mobile: string, cookie = '') {
  const headers = { ...pageHeaders, cookie };
  const { token } = (await test.post(apiPaths.sendOtp, { mobile }, undefined, headers)).json<{ token: string }>();
  const typed = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web', renews_token: true };
  const answer = await test.post(apiPaths.validateOtp, typed, undefined, headers);
  const { jwt: bearer } = answer.json<{ jwt: string }>();
  const { uid, jti } = decodeJwt(bearer);
  return { bearer, uid: String(uid), jti: String(jti), cookie: toJar(answer) };
}

/** Exchanges the cookies of a browser for a token, as each page does; `cookie` is what the browser has afterwards. */
export async function visit(test: TestApp, cookie: string) {
  const answer = await test.post(apiPaths.bearerToken, {}, undefined, { cookie, ...pageHeaders });
  const { jwt = '' } = answer.json<{ jwt?: string }>();
  return { status: answer.statusCode, jwt, jti: jwt && String(decodeJwt(jwt).jti), cookie: toJar(answer) || cookie };
}

/** Changes the rights of a person, as an operator does. */
export async function setBan(test: TestApp, action: 'ban' | 'unban', uid: string): Promise<void> {
  const marks = { endBan: async () => null };
  const deps = {
    ...test,
    notifications: createNotificationService(test),
    marks,
    points: { revoke: async () => undefined, restore: async () => undefined },
    unseal: async () => uid,
    moveNumber: async () => undefined,
  };
  await createModerationService(deps).act(action, { target: uid }, 'Spam');
}
