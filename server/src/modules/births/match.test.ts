import type { Match } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../../testing/births';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

describe('matching', () => {
  const bride = { name: 'Ananya', dob: '29/08/1967', tob: '09:00', lat: 19.08, lng: 72.88 };
  const groom = { name: 'Rohan', dob: '10/11/1970', tob: '09:20', lat: 22.57, lng: 88.36 };
  const match = async (body: object, token?: string, language = 'en') => {
    const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
    return (await test.app.inject({ method: 'POST', url: apiPaths.match, headers, payload: body })).json<{ match: Match }>();
  };

  it('is open to visitors and gives the published pair 26 points, in both languages', async () => {
    const english = await match({ bride, groom });
    expect(english.match).toMatchObject({ points: 26, least: 26, most: 26, verdict: 'good' });
    expect(english.match.manglik?.schools.map(({ name }) => name)).toEqual(['Ascendant alone', 'North Indian', 'South Indian']);
    const hindi = await match({ bride, groom }, undefined, 'hi');
    for (const { title, reason } of hindi.match.kootas) expect(`${title} ${reason}`).not.toMatch(/[A-Za-z]|undefined/);
    for (const { reason } of english.match.kootas) expect(reason).not.toMatch(/undefined/);
  });

  it('without a time gives the range of its date and leaves Mars out', async () => {
    const { tob: _tob, ...untimed } = groom;
    const { match: found } = await match({ bride, groom: untimed });
    expect(found.manglik).toBeNull();
    expect(found.groom).toMatchObject({ time_known: false, moon_changes: true });
    expect(found.least).toBeLessThanOrEqual(found.points);
    expect(found.most).toBeGreaterThanOrEqual(found.points);
  });

  it('asks about an ambiguous or skipped time, names the side, and accepts the answer of each', async () => {
    const twice = { ...bride, dob: '31/12/2009', tob: '23:30', lat: 23.81, lng: 90.41 };
    const never = { ...groom, dob: '19/06/2009', tob: '23:30', lat: 23.81, lng: 90.41 };
    expect(await match({ bride: twice, groom: never })).toMatchObject({ status: 'fail', code: 'ambiguous_birth_time', field: 'bride' });
    const settled = { ...twice, earlier_offset: true };
    expect(await match({ bride: settled, groom: never })).toMatchObject({
      code: 'skipped_birth_time',
      field: 'groom',
      moments: ['2009-06-19T22:30', '2009-06-20T00:30'],
      message: expect.stringMatching(/23:30 on 19\/06\/2009 never came.*22:30 on 19\/06\/2009.*00:30 on 20\/06\/2009/) as string,
    });
    const moonOf = async (earlier_offset: boolean) =>
      (await match({ bride: settled, groom: { ...never, earlier_offset } })).match.groom.longitude;
    expect((await moonOf(false)) - (await moonOf(true))).toBeCloseTo(0.5, 0);
  });

  it('accepts only the person’s own saved records', async () => {
    const [bid, otherBid] = [await addBirth(test, jwt), await addBirth(test, jwt, { full_name: 'Rohan', gender: 'Male' })];
    expect((await match({ bid, other_bid: otherBid }, jwt)).match.bride.name).toBe(birth.full_name);
    expect((await match({ bride: { bid }, groom }, jwt)).match.groom.name).toBe('Rohan');
    expect(await match({ bride: { bid }, groom })).toMatchObject({ status: 'fail', code: 'unauthenticated' });
    const { jwt: other } = await test.signIn();
    expect(await match({ bid, other_bid: otherBid }, other)).toMatchObject({ status: 'fail', code: 'birth_not_found' });
  });
});
