import { randomUUID } from 'node:crypto';
import { apiPaths, testSessionPath, type BirthDetails } from '@oracle-astra/shared/contract';
import { proveKey } from '../../files/key-proof';
import type { Signer } from '../../files/signatures';

/** A number for the check; only sites in local mode show its code. */
const mobile = '919800000016';
const timeoutMs = 10_000;

type Answer = Partial<Record<string, unknown>>;

async function ask(
  site: string,
  path: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(new URL(path, site), {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A refusal is JSON too and contains the reason.
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (response.ok && answer.status !== 'fail') return answer;
  const reason = typeof answer.message === 'string' ? answer.message : `status ${response.status}`;
  throw new Error(`${path} answers: ${reason}`);
}

/** Signs in by a code, which a site in local mode shows. Codes for a number are limited: ten at once, then one an hour. */
async function signInByCode(site: string): Promise<unknown> {
  const { token } = await ask(site, apiPaths.sendOtp, { body: { mobile } });
  const { code } = await ask(site, `/dev/sms?mobile=${mobile}`);
  const { jwt } = await ask(site, apiPaths.validateOtp, { body: { mobile, otp: code, token, device: 'web' } });
  return jwt;
}

/** Without saved birth details a member sees neither charts nor chats. */
const birth: BirthDetails = {
  full_name: 'Release check',
  ...{ dob: '14/08/1990', tob: '06:30', pob: 'Ujjain, Madhya Pradesh', lat: 23.18, lng: 75.78 },
  ...{ gender: 'Female', marital_status: 'Single', language: 'English' },
};

/** Saves birth details for an account that has none. */
async function saveBirth(site: string, jwt: string): Promise<void> {
  const headers = { authorization: `Bearer ${jwt}` };
  const { births } = await ask(site, apiPaths.births, { headers });
  if (Array.isArray(births) && births.length === 0)
    await ask(site, apiPaths.addBirth, { body: birth, headers: { ...headers, 'idempotency-key': randomUUID() } });
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The token of a member: `RELEASE_CHECK_TOKEN`, or that of the test account of a team's key, or of a new session in local mode; the
 * latter two have saved birth details.
 * Throws with the failure of each way if there is none.
 */
export async function getMemberToken(
  site: string,
  env: Readonly<Record<string, string | undefined>>,
  signer: Pick<Signer, 'id' | 'privateKey'>,
): Promise<string> {
  if (env.RELEASE_CHECK_TOKEN) return env.RELEASE_CHECK_TOKEN;
  const ways = [
    async () => (await ask(site, testSessionPath, { body: {}, headers: proveKey(signer, new Date()) })).jwt,
    async () => signInByCode(site),
  ];
  const refusals: string[] = [];
  for (const way of ways) {
    try {
      const jwt = await way();
      if (typeof jwt === 'string') {
        // An older site may refuse it; its pages are then those of a new member.
        await saveBirth(site, jwt).catch(() => undefined);
        return jwt;
      }
      refusals.push('no session came');
    } catch (error) {
      refusals.push(describe(error));
    }
  }
  throw new Error(
    `The check visits pages signed in too, and ${site} gave it no session (${refusals.join('; ')}): put the token of a test account into RELEASE_CHECK_TOKEN.`,
  );
}
