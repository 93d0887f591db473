import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestApp } from './test-app';

/** Resolves when this many statements wait for a lock; only PostgreSQL. */
export async function waitForWaiting(test: TestApp, statements = 1): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await test.db.execute(`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    if (rows.length >= statements) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

interface Leaving {
  uid: string;
  mobile: string;
}

/**
 * Runs `give` during the deletion of the account: the deletion is blocked at a table, `number_marks` right after it has locked
 * the person or `known_devices` at its end, and continues when `give` waits for it.
 */
export async function giveWhileLeaving<Result>(
  test: TestApp,
  { uid, mobile }: Leaving,
  give: () => Promise<Result>,
  at: 'number_marks' | 'known_devices' = 'known_devices',
): Promise<Result> {
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const body = { mobile, otp: test.sms.codes.get(mobile), token };
  let leaving: Promise<unknown> = Promise.resolve();
  const given = await test.db.transaction(async (tx) => {
    await tx.execute(`lock table ${at} in access exclusive mode`);
    leaving = test.post(apiPaths.deleteAccount, body).then((answer) => answer.json());
    await waitForWaiting(test);
    const result = give();
    await Promise.race([result, new Promise((resolve) => setTimeout(resolve, 300))]);
    return { result };
  });
  expect(await leaving).toMatchObject({ status: 'success' });
  expect((await test.db.execute(`select 1 from users where uid = '${uid}' and deleted_at is not null`)).rows).toHaveLength(1);
  return given.result;
}
