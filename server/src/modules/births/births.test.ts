/* eslint-disable max-lines -- the cases of one subject share their set-up */
import fc from 'fast-check';
import type { BirthRecord, Chart } from '@oracle-astra/shared/contract';
import { apiPaths, birthBounds, dateExists } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../../testing/births';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
let jwt: string;
beforeAll(async () => {
  test = await createTestApp();
  ({ jwt } = await test.signIn());
});

async function births(token = jwt): Promise<BirthRecord[]> {
  return (await test.get(apiPaths.births, token)).json<{ births: BirthRecord[] }>().births;
}

async function stored(bid: string): Promise<BirthRecord | undefined> {
  return (await births()).find((record) => record.bid === bid);
}

async function chart(bid: string): Promise<Chart> {
  return (await test.get(`${apiPaths.chart}?bid=${bid}`, jwt)).json<{ chart: Chart }>().chart;
}

const two = (value: number) => String(value).padStart(2, '0');

describe('keeping birth details', () => {
  it('adds, edits and deletes them', async () => {
    const bid = await addBirth(test, jwt);
    expect(await stored(bid)).toEqual({ ...birth, bid });
    const edited = await test.post(apiPaths.editBirth, { ...birth, bid, full_name: 'Asha Rao', marital_status: 'Married' }, jwt);
    expect(edited.json()).toEqual({ status: 'success', bid });
    expect(await stored(bid)).toEqual({ ...birth, bid, full_name: 'Asha Rao', marital_status: 'Married' });
    expect((await test.post(apiPaths.deleteBirth, { bid }, jwt)).json()).toEqual({ status: 'success' });
    expect(await stored(bid)).toBeUndefined();
  });

  it('edits only the sent fields, so that two tabs do not overwrite each other', async () => {
    const bid = await addBirth(test, jwt, { dob: '01/06/1950', tob: '10:00', pob: 'Mumbai', lat: 18.97, lng: 72.83, clock: 'local' });
    const { utc } = await chart(bid);
    const edits = [{ full_name: 'Asha Rao' }, { marital_status: 'Married' }, { language: 'Hindi', clock: 'ask' }];
    await Promise.all(edits.map((change) => test.post(apiPaths.editBirth, { bid, ...change }, jwt)));
    expect(await stored(bid)).toMatchObject({ full_name: 'Asha Rao', marital_status: 'Married', language: 'Hindi', tob: '10:00' });
    // The chosen clock is kept.
    expect((await chart(bid)).utc).toBe(utc);
    await test.post(apiPaths.editBirth, { bid, tob: '12:00', time_known: false }, jwt);
    expect(await stored(bid)).toMatchObject({ time_known: false, dob: '01/06/1950', full_name: 'Asha Rao' });
    await test.post(apiPaths.editBirth, { bid, tob: '11:00' }, jwt);
    expect((await stored(bid))?.time_known ?? true).toBe(true);
  });

  it('lists the newest first', async () => {
    const { jwt: other } = await test.signIn();
    const first = await addBirth(test, other);
    const second = await addBirth(test, other);
    expect((await births(other)).map(({ bid }) => bid)).toEqual([second, first]);
  });

  it('accepts coordinates as text, as a form sends them', async () => {
    const bid = await addBirth(test, jwt, { lat: '19.08', lng: '72.88' });
    expect(await stored(bid)).toMatchObject({ lat: 19.08, lng: 72.88 });
  });

  it("does not find other people's", async () => {
    const bid = await addBirth(test, jwt);
    const { jwt: other } = await test.signIn();
    for (const answer of [
      await test.post(apiPaths.editBirth, { ...birth, bid, full_name: 'Mine now' }, other),
      await test.post(apiPaths.deleteBirth, { bid }, other),
      await test.get(`${apiPaths.chart}?bid=${bid}`, other),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ status: 'fail', code: 'birth_not_found', message: 'There are no such birth details.' });
    }
    expect(await births(other)).toEqual([]);
    expect(await stored(bid)).toEqual({ ...birth, bid });
  });

  it('refuses more than the maximum', async () => {
    const { jwt: other } = await test.signIn();
    for (let added = 0; added < 100; added += 1) await addBirth(test, other);
    const answer = await test.post(apiPaths.addBirth, birth, other);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'fail', code: 'birth_limit_reached', message: 'You can keep 100 birth details. Delete one to add another.' },
    ]);
  });
});

describe('the bounds', () => {
  const [firstYear, lastYear] = birthBounds.year;
  const anyDate = fc.record({
    day: fc.integer({ min: 0, max: 33 }),
    month: fc.integer({ min: 0, max: 14 }),
    year: fc.integer({ min: firstYear - 5, max: lastYear + 5 }),
  });
  const anyTime = fc.record({ hours: fc.integer({ min: 0, max: 26 }), minutes: fc.integer({ min: 0, max: 62 }) });

  it('accept exactly the existing dates from 1945 to 2023', async () => {
    await fc.assert(
      fc.asyncProperty(anyDate, async ({ day, month, year }) => {
        const answer = await test.post(apiPaths.addBirth, { ...birth, dob: `${two(day)}/${two(month)}/${year}` }, jwt);
        const good = month >= 1 && month <= 12 && day >= 1 && dateExists(day, month, year) && year >= firstYear && year <= lastYear;
        expect(answer.statusCode).toBe(good ? 200 : 400);
        if (good) await test.post(apiPaths.deleteBirth, answer.json(), jwt);
        else
          expect(answer.json()).toMatchObject({
            status: 'fail',
            code: 'invalid_request',
            field: 'dob',
            message: expect.stringMatching(/date|year/),
          });
      }),
      { numRuns: 60 },
    );
  });

  it('accept hours to 24 and minutes to 60, and store 00 for both', async () => {
    await fc.assert(
      fc.asyncProperty(anyTime, async ({ hours, minutes }) => {
        const answer = await test.post(apiPaths.addBirth, { ...birth, tob: `${two(hours)}:${two(minutes)}` }, jwt);
        const good = hours <= 24 && minutes <= 60;
        expect(answer.statusCode).toBe(good ? 200 : 400);
        if (!good) return;
        const { bid } = answer.json<{ bid: string }>();
        expect((await stored(bid))?.tob).toBe(`${two(hours % 24)}:${two(minutes % 60)}`);
        await test.post(apiPaths.deleteBirth, { bid }, jwt);
      }),
      { numRuns: 60, examples: [[{ hours: 24, minutes: 60 }], [{ hours: 24, minutes: 0 }], [{ hours: 0, minutes: 60 }]] },
    );
  });

  it('answer anything else with 400, and store nothing', async () => {
    const value = fc.jsonValue();
    const fields = ['full_name', 'dob', 'tob', 'pob', 'lat', 'lng', 'gender', 'marital_status', 'language'] as const;
    const anything = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(anything, async (body) => {
        const before = await births();
        const answer = await test.post(apiPaths.addBirth, body, jwt);
        expect(answer.statusCode).toBe(400);
        // Bodies that would set a prototype are refused before they are validated.
        expect(answer.json()).toMatchObject({
          status: 'fail',
          code: expect.stringMatching(/^(?:invalid|unreadable)_request$/),
          message: expect.stringMatching(/\S/),
        });
        expect(await births()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['lat', 91, /lat/],
    ['lat', -91, /lat/],
    ['lng', 181, /lng/],
    ['lng', 'east', /lng/],
    ['gender', 'Other', /gender/],
    ['marital_status', 'Widowed', /marital_status/],
    ['language', 'Tamil', /language/],
    ['full_name', '   ', /^Enter a name\.$/],
    ['full_name', 'x'.repeat(81), /full_name/],
    ['pob', '', /^Choose a birth place\.$/],
  ])('refuse %s %s', async (field, value, message) => {
    const answer = await test.post(apiPaths.addBirth, { ...birth, [field]: value }, jwt);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'fail', code: 'invalid_request', field, message: expect.stringMatching(message) });
  });
});

describe('the instant of birth', () => {
  const twice = { dob: '14/10/1945', tob: '23:30' };

  it('is read in the time zone of the place', async () => {
    expect((await chart(await addBirth(test, jwt))).utc).toBe('1994-08-14T01:15:00.000Z');
    const inLondon = await addBirth(test, jwt, { pob: 'London', lat: 51.5, lng: -0.12 });
    expect((await chart(inLondon)).utc).toBe('1994-08-14T05:45:00.000Z');
    const before1945 = await addBirth(test, jwt, { dob: '13/10/1945' });
    expect((await chart(before1945)).utc).toBe('1945-10-13T00:15:00.000Z');
  });

  it('is asked for if the local time occurred twice', async () => {
    const answer = await test.post(apiPaths.addBirth, { ...birth, ...twice }, jwt);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'fail',
      code: 'ambiguous_birth_time',
      message:
        'The clocks were put back that night, so 23:30 on 14/10/1945 happened twice in this place. Say whether it was the first or the second time.',
    });
  });

  it('is resolved by earlier_offset, when adding and when editing', async () => {
    const bid = await addBirth(test, jwt, { ...twice, earlier_offset: true });
    expect((await chart(bid)).utc).toBe('1945-10-14T17:00:00.000Z');
    expect((await test.post(apiPaths.editBirth, { ...birth, ...twice, bid }, jwt)).json()).toMatchObject({ status: 'fail' });
    await test.post(apiPaths.editBirth, { ...birth, ...twice, bid, earlier_offset: false }, jwt);
    expect((await chart(bid)).utc).toBe('1945-10-14T18:00:00.000Z');
  });

  it('is asked for if the local time was skipped, and the resolved time is stored', async () => {
    const never = { dob: '10/03/2019', tob: '02:30', pob: 'New York', lat: 40.71, lng: -74.01 };
    expect((await test.post(apiPaths.addBirth, { ...birth, ...never }, jwt)).json()).toMatchObject({
      status: 'fail',
      code: 'skipped_birth_time',
      moments: ['2019-03-10T01:30', '2019-03-10T03:30'],
      message: expect.stringMatching(/02:30 on 10\/03\/2019 never came in this place/) as string,
    });
    const bid = await addBirth(test, jwt, { ...never, earlier_offset: false });
    expect((await chart(bid)).utc).toBe('2019-03-10T07:30:00.000Z');
    const { births } = (await test.get(apiPaths.births, jwt)).json<{ births: { bid: string }[] }>();
    expect(births.find((record) => record.bid === bid)).toMatchObject({ dob: '10/03/2019', tob: '03:30' });
  });

  it('is asked for if the city had a separate clock and the form requests it', async () => {
    const inMumbai = { dob: '01/06/1950', tob: '10:00', pob: 'Mumbai', lat: 18.97, lng: 72.83 };
    const asked = (await test.post(apiPaths.addBirth, { ...birth, ...inMumbai, clock: 'ask' }, jwt)).json<object>();
    expect(asked).toMatchObject({ status: 'fail', code: 'several_clocks', message: expect.stringMatching(/Bombay Time/) as string });
    expect((await chart(await addBirth(test, jwt, inMumbai))).utc).toBe('1950-06-01T04:30:00.000Z');
    expect((await chart(await addBirth(test, jwt, { ...inMumbai, clock: 'local' }))).utc).toBe('1950-06-01T05:09:00.000Z');
    expect((await chart(await addBirth(test, jwt, { clock: 'ask' }))).utc).toBe('1994-08-14T01:15:00.000Z');
  });
});

it('computes the chart of a record', async () => {
  const answer = await chart(await addBirth(test, jwt));
  expect(answer.planets.map(({ name }) => name)).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);
  expect(answer.planets[0]).toMatchObject({ name: 'Sun', sign: 4 });
  expect(answer.dashas[0]?.antardashas).not.toHaveLength(0);
});

it('keeps birth details out of a deleted account', async () => {
  const person = await test.signIn();
  await addBirth(test, person.jwt);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile: person.mobile })).json<{ token: string }>();
  const gone = await test.post(apiPaths.deleteAccount, { mobile: person.mobile, otp: test.sms.codes.get(person.mobile), token });
  expect(gone.json()).toMatchObject({ status: 'success' });
  const { rows } = await test.db.execute('select uid from births');
  expect(rows).not.toContainEqual({ uid: person.uid });
});
