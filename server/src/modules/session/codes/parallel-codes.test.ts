import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestPostgres } from '../../../testing/databases/real-postgres';
import { describeOnPostgres, startPostgres } from '../../../testing/databases/real-postgres';
import { createTestApp } from '../../../testing/test-app';

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
});
