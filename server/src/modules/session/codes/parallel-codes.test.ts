import { apiPaths, dormancy } from '@oracle-astra/shared/contract';
import { addBirth } from '../../../testing/births';
import type { TestPostgres } from '../../../testing/databases/real-postgres';
import { describeOnPostgres, startPostgres } from '../../../testing/databases/real-postgres';
import { createTestApp, testConfig } from '../../../testing/test-app';

const mobile = '919812345678';

describeOnPostgres('codes on PostgreSQL, through two processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('are sent and tried within the limits for concurrent requests', async () => {
    const [one, other] = [await createTestApp({ db: postgres.db }), await createTestApp({ db: postgres.db })];
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        [one, other][n % 2]!.post(apiPaths.sendOtp, { mobile }, undefined, { 'x-forwarded-for': `10.1.1.${n}` }),
      ),
    );
    const [sent, ...more] = asked.filter(({ statusCode }) => statusCode === 200);
    expect(more).toEqual([]);

    const code = one.sms.codes.get(mobile) ?? other.sms.codes.get(mobile);
    const otp = code === '000000' ? '000001' : '000000';
    const { token } = sent!.json<{ token: string }>();
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, n) => [one, other][n % 2]!.post(apiPaths.validateOtp, { mobile, otp, token })),
    );
    expect(tried.filter((answer) => answer.json<{ message: string }>().message.startsWith('The code is not right.'))).toHaveLength(5);
  });

  it('stop at the ceiling of the site, also for different numbers and addresses at once', async () => {
    await postgres.db.execute('delete from code_requests');
    const config = { ...testConfig, codesPerDay: 3 };
    const apps = [await createTestApp({ db: postgres.db, config }), await createTestApp({ db: postgres.db, config })];
    const asked = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        apps[n % 2]!.post(apiPaths.sendOtp, { mobile: `9198123460${10 + n}` }, undefined, { 'x-forwarded-for': `10.2.1.${n}` }),
      ),
    );
    expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  it('years of birth of several numbers, typed at once from one address, stop at its limit', async () => {
    await postgres.db.execute('delete from code_requests');
    const test = await createTestApp({ db: postgres.db });
    const headers = { 'x-forwarded-for': '10.3.1.1' };
    const people = await Promise.all(Array.from({ length: 5 }, () => test.signIn()));
    await Promise.all(people.map(({ jwt }) => addBirth(test, jwt)));
    test.clock.advance(dormancy.afterSeconds + 1);
    const type = async (person: string, token: string, year: string) =>
      (
        await test.post(
          apiPaths.validateOtp,
          { mobile: person, otp: test.sms.codes.get(person), token, birth_year: year },
          undefined,
          headers,
        )
      ).json<{ code: string }>().code;
    const tokens: string[] = [];
    for (const { mobile: person } of people)
      tokens.push((await test.post(apiPaths.sendOtp, { mobile: person }, undefined, headers)).json<{ token: string }>().token);
    expect(await type(people[0]!.mobile, tokens[0]!, '1901')).toBe('birth_year_wrong');
    await postgres.db.execute(`insert into birth_year_tries select 'x' || n, 'number' || n,
      (select address_hash from birth_year_tries), '${test.clock().toISOString()}' from generate_series(1, ${dormancy.addressTries - 2}) n`);
    const codes = await Promise.all(people.slice(1).map(({ mobile: person }, n) => type(person, tokens[n + 1]!, '1902')));
    expect(codes.sort()).toEqual(['birth_year_wrong', 'too_many_requests', 'too_many_requests', 'too_many_requests']);
  });
});
