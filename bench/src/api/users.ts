import { apiPaths, astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import type { ApiClient } from './client';

export interface OpenChat {
  jwt: string;
  bid: string;
  asst_id: string;
  astrologer: Astrologer;
}

const birth = {
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

/** The prefix of all users' numbers. */
export const mobilePrefix = '9198';

async function logIn(client: ApiClient, number: number): Promise<string> {
  const mobile = `${mobilePrefix}${String(number).padStart(8, '0')}`;
  const clientAddress = `10.1.${number >> 8}.${number & 255}`;
  const { token } = JSON.parse(await client.send({ path: apiPaths.sendOtp, body: { mobile }, clientAddress })) as { token: string };
  const { code } = JSON.parse(await client.send({ path: `/dev/sms?mobile=${mobile}` })) as { code: string };
  const signedIn = await client.send({ path: apiPaths.validateOtp, body: { mobile, otp: code, token, device: 'web' }, clientAddress });
  return (JSON.parse(signedIn) as { jwt: string }).jwt;
}

/** Signs a new user up, with birth details and a chat with each astrologer. */
export async function createUser(client: ApiClient, number: number): Promise<OpenChat[]> {
  const jwt = await logIn(client, number);
  const { bid } = JSON.parse(await client.send({ path: apiPaths.addBirth, body: birth, jwt })) as { bid: string };
  const chats: OpenChat[] = [];
  for (const astrologer of astrologers) {
    const started = await client.send({ path: apiPaths.startChat, body: { bid, astrologer, device: 'web' }, jwt });
    chats.push({ jwt, bid, astrologer, asst_id: (JSON.parse(started) as { asst_id: string }).asst_id });
  }
  return chats;
}
