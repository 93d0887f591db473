import { apiPaths } from '@oracle-astra/shared/contract';

/** A number of the check's own; sites of local mode alone show its code. */
const mobile = '919800000016';
const timeoutMs = 10_000;

async function ask(site: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(new URL(path, site), {
    ...(body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

/** The token of a member: `RELEASE_CHECK_TOKEN`, or of a new session where the site is in local mode. Throws where there is neither. */
export async function getMemberToken(site: string, env: Readonly<Record<string, string | undefined>>): Promise<string> {
  if (env.RELEASE_CHECK_TOKEN) return env.RELEASE_CHECK_TOKEN;
  try {
    const { token } = await ask(site, apiPaths.sendOtp, { mobile });
    const { code } = await ask(site, `/dev/sms?mobile=${mobile}`);
    const { jwt } = await ask(site, apiPaths.validateOtp, { mobile, otp: code, token, device: 'web' });
    if (typeof jwt === 'string') return jwt;
    throw new Error('no session came');
  } catch (error) {
    throw new Error('The check visits pages signed in too: put the token of a test account into RELEASE_CHECK_TOKEN.', { cause: error });
  }
}
