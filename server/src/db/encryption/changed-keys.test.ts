import { apiPaths } from '@oracle-astra/shared/contract';
import { createUserRepository } from '../../modules/session/repository';
import { birth } from '../../testing/births';
import type { TestChat } from '../../testing/chats';
import { describeOnPostgres } from '../../testing/databases/real-postgres';
import { ageKeys, closeSite, findMarks, key, nextKey, openEncryptedSite, runCommand } from '../../testing/encrypted-site';

describeOnPostgres('on PostgreSQL', () => {
  it('keys are changed while people read and write, and nothing fails', async () => {
    const site = await openEncryptedSite();
    const { test, chats, reload, postgres } = site;
    let isOver = false;
    const statuses = new Set<number>();
    const use = async ({ jwt, asst_id, mobile, uid }: TestChat) => {
      while (!isOver) {
        const answers = [
          await test.post(apiPaths.chat, { asst_id }, jwt),
          await test.get(apiPaths.births, jwt),
          await test.post(apiPaths.addBirth, { ...birth, full_name: `Asha Verma ${uid}` }, jwt),
          await test.get(apiPaths.me, jwt),
        ];
        for (const { statusCode } of answers) statuses.add(statusCode);
        expect((await createUserRepository(test.db).byMobile(mobile))?.uid).toBe(uid);
      }
    };
    const people = chats.map(use);
    expect((await runCommand('encrypt', site)).isWhole).toBe(true);
    for (const dataKey of [key, `${nextKey}\n${key}`]) {
      await runCommand('data-key', site, dataKey);
      await ageKeys(postgres.db);
      await reload();
      expect((await runCommand('encrypt', site, dataKey)).isWhole).toBe(true);
    }
    expect((await runCommand('rewrap', site, `${nextKey}\n${key}`)).text).toMatch(/^2 data keys/u);
    await reload();
    isOver = true;
    await Promise.all(people);
    expect(statuses).toEqual(new Set([200]));
    expect((await runCommand('encryption', site, nextKey)).text).not.toMatch(/: (\d+) of (?!\1 )/u);
    expect(await findMarks(postgres.db)).toEqual([]);
    await closeSite(site);
  }, 120_000);
});
