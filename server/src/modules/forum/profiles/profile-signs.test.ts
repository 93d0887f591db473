import { apiPaths, nakshatras, signs } from '@oracle-astra/shared/contract';
import type { Chart, Profile } from '@oracle-astra/shared/contract';
import { eq } from 'drizzle-orm';
import { forumProfiles } from '../../../db/schema';
import { addBirth, birth } from '../../../testing/births';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

/** A person with a profile whose stars come from a birth record, with outdated ones in its columns. */
async function person() {
  const { uid, jwt } = await test.signIn();
  const bid = await addBirth(test, jwt);
  await test.db.insert(forumProfiles).values({
    uid,
    displayName: `name.${uid.slice(-8)}`,
    gender: 'Female',
    defaultBid: bid,
    rashi: 'Old',
    nakshatra: 'Old',
    mahadasha: 'Old',
    createdAt: test.clock(),
  });
  const profile = async () => (await test.post(apiPaths.profile, { uid })).json<{ profile: Profile }>().profile;
  const stars = async () => {
    const { rashi, nakshatra, current_mahadasha } = await profile();
    return { rashi, nakshatra, current_mahadasha };
  };
  const chart = async () => (await test.get(`${apiPaths.chart}?bid=${bid}`, jwt)).json<{ chart: Chart }>().chart;
  return { uid, jwt, bid, stars, chart };
}

const starsOf = ({ rashi, nakshatra, current_mahadasha }: Chart) => ({
  rashi: signs[rashi - 1],
  nakshatra: nakshatras[nakshatra - 1],
  current_mahadasha,
});

it('are those of the current birth record, also for others', async () => {
  const { jwt, bid, stars, chart } = await person();
  expect(await stars()).toEqual(starsOf(await chart()));
  const before = await stars();
  await test.post(apiPaths.editBirth, { ...birth, bid, dob: '01/01/1970', tob: '12:00' }, jwt);
  expect(await stars()).toEqual(starsOf(await chart()));
  expect(await stars()).not.toEqual(before);
  const own = (await test.get(apiPaths.myProfile, jwt)).json<{ profile: Profile }>().profile;
  expect(own).toMatchObject({ ...(await stars()), default_birth_profile: bid });
});

it('without a time of birth are only those that hold for the whole date', async () => {
  const { jwt, bid, stars } = await person();
  // The Moon moved from Scorpio to Sagittarius on this date.
  await test.post(apiPaths.editBirth, { ...birth, bid, dob: '16/08/1994', time_known: false }, jwt);
  expect(await stars()).toEqual({ rashi: null, nakshatra: null, current_mahadasha: null });
});

it('have the current mahadasha', async () => {
  const { stars, chart } = await person();
  const { dashas } = await chart();
  const now = test.clock();
  for (const { lord, start, end } of dashas.filter((dasha) => new Date(dasha.end) > now)) {
    test.clock.set(new Date((Math.max(new Date(start).getTime(), now.getTime()) + new Date(end).getTime()) / 2));
    expect((await stars()).current_mahadasha).toBe(lord);
  }
  test.clock.set(now);
});

it('are removed with their record, and the profile asks for another', async () => {
  const { uid, jwt, bid } = await person();
  await addBirth(test, jwt);
  expect((await test.post(apiPaths.deleteBirth, { bid }, jwt)).json()).toEqual({ status: 'success' });
  const { profile } = (await test.get(apiPaths.myProfile, jwt)).json<{ profile: Profile }>();
  expect(profile).toMatchObject({ default_birth_profile: null, rashi: null, nakshatra: null, current_mahadasha: null });
  await expect(test.db.update(forumProfiles).set({ defaultBid: bid }).where(eq(forumProfiles.uid, uid))).rejects.toThrow();
});
