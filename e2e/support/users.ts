import type { Site } from './site/site';

async function post(site: Site, path: string, body: unknown, jwt?: string): Promise<Record<string, unknown>> {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(jwt ? { authorization: `Bearer ${jwt}` } : {}) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

/** The last code sent to a ten-digit mobile number. Local mode exposes it. */
export async function fetchOtp(site: Site, mobile: string): Promise<string> {
  const response = await fetch(`${site.url}/dev/sms?mobile=91${mobile}`);
  return ((await response.json()) as { code: string }).code;
}

/** Signs a user in through the API; resolves with the bearer token. */
export async function signIn(site: Site, mobile: string): Promise<string> {
  const { token } = await post(site, '/apis/sms/sendOTP.php', { mobile: `91${mobile}` });
  const otp = await fetchOtp(site, mobile);
  const { jwt } = await post(site, '/apis/sms/validateRawOTP.php', { mobile: `91${mobile}`, otp, token, device: 'web' });
  return String(jwt);
}

export const sampleBirth = {
  full_name: 'Ananya Verma',
  dob: '17/01/1997',
  tob: '10:40',
  pob: 'Jaipur, Rajasthan, India',
  lat: 26.92,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
};

/** Adds a birth record; resolves with its id. */
export async function addBirth(site: Site, jwt: string, changes: Partial<typeof sampleBirth> = {}): Promise<string> {
  return String((await post(site, '/apis/birthdetails/add.php', { ...sampleBirth, ...changes }, jwt)).bid);
}

/** Posts to the API; resolves with the response body. */
export const callApi = post;
