import { apiPaths } from '@oracle-astra/shared/contract';
import type { Profile } from '@oracle-astra/shared/contract';
import { addBirth } from './births';
import type { TestApp } from './test-app';

let members = 0;

/** A person with a handle and the stars of a birth record. */
export async function createForumMember(test: TestApp, mobile?: string) {
  const person = await test.signIn(mobile);
  const bid = await addBirth(test, person.jwt);
  const name = `member${String((members += 1)).padStart(4, '0')}`;
  const request = { email: `${name}@example.in`, display_name: name, bid };
  const answer = (await test.post(apiPaths.registerHandle, request, person.jwt)).json<{ status: string }>();
  if (answer.status !== 'success') throw new Error(JSON.stringify(answer));
  const { profile } = (await test.get(apiPaths.myProfile, person.jwt)).json<{ profile: Profile }>();
  const { rashi, nakshatra, current_mahadasha: mahadasha } = profile;
  return { ...person, bid, name, stars: { rashi, nakshatra, mahadasha } };
}

/** The remaining points of a member. */
export async function readPoints(test: TestApp, jwt: string): Promise<number> {
  const { profile } = (await test.get(apiPaths.myProfile, jwt)).json<{ profile: Profile }>();
  return profile.astrohub_points - profile.astrohub_redeemed_points;
}
