import { openDatabase, type Database } from '../db/database';
import { makeFirstKey } from '../db/encryption/data-keys';
import { openEncryption } from '../db/encryption/open-encryption';
import { renewTables } from '../db/encryption/renew-table';
import { newId } from '../db/ids';
import { idOfSecret } from '../modules/session/keyed-hash';
import { createUserRepository } from '../modules/session/repository';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { closeSite, findMarks, key, marks, nextKey, openEncryptedSite, readAll, runCommand } from '../testing/encrypted-site';
import { testConfig } from '../testing/test-app';

/** Fails like a process that is killed, at the nth statement that writes. */
function killAt(db: Database, nth: number): Database {
  let writes = 0;
  const execute: Database['execute'] = (query) => {
    const text = JSON.stringify(query);
    if (text.includes('json_populate_recordset') && (writes += 1) === nth) throw new Error('killed');
    return db.execute(query);
  };
  return new Proxy(db, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) });
}

describeOnPostgres('on PostgreSQL', () => {
  it('what stands is encrypted, also by a command that was killed in the middle, and comes back as it was', async () => {
    const site = await openEncryptedSite();
    const { db } = site.postgres;
    const before = await readAll(site);
    expect(await findMarks(db)).toEqual(marks);
    for (const nth of [1, 3]) {
      await expect(renewTables(killAt(db, nth), { isDry: false })).rejects.toThrow('killed');
      expect(await readAll(site)).toEqual(before);
    }
    expect((await runCommand('encryption', site)).text).toMatch(/chat_messages: 0 of \d+ rows/u);
    expect((await runCommand('encrypt', site)).isWhole).toBe(true);
    expect(await findMarks(db)).toEqual([]);
    expect(await readAll(site)).toEqual(before);
    expect((await runCommand('encrypt', site)).text).toMatch(/users: 3 of 3 rows/u);

    const off = { ...site, reload: await openEncryption([db], { ...testConfig, dataSecrets: { list: [key] }, encryptsData: false }) };
    expect((await runCommand('decrypt', off)).isWhole).toBe(true);
    expect(await findMarks(db)).toEqual(marks);
    // The key is not needed any more.
    await openEncryption([db], testConfig);
    expect(await readAll(site)).toEqual(before);
    await closeSite(site);
  }, 120_000);

  it('without the key the server does not start and says which one it needs; nothing is lost', async () => {
    const site = await openEncryptedSite();
    const { url, db } = site.postgres;
    const config = { ...testConfig, databaseUrl: url, databasePool: 2 };
    const open = (...list: string[]) =>
      openDatabase({ ...config, dataSecrets: list[0] === undefined ? null : { list: [list[0], ...list.slice(1)] } }, undefined, {
        migrates: false,
      });
    await makeFirstKey(db, { list: [key] });
    await expect(open()).rejects.toThrow(`by the DATA_KEY with the id ${idOfSecret(key)}, and DATA_KEY is not set.`);
    await expect(open(nextKey)).rejects.toThrow(
      `and DATA_KEY has ${idOfSecret(nextKey)}. Set DATA_KEY or DATA_KEY_FILE to that key; nothing is lost.`,
    );
    await (await open(nextKey, key)).close();
    await expect(runCommand('encrypt', site, nextKey)).rejects.toThrow(idOfSecret(key));
    await closeSite(site);
  });

  it('a number gets one account from processes of which one encrypts already', async () => {
    const site = await openEncryptedSite();
    const config = { ...testConfig, databaseUrl: site.postgres.url, databasePool: 5, dataSecrets: { list: [key] as const } };
    const database = await openDatabase(config, undefined, { migrates: false });
    const create = (db: Database, number: string) =>
      db.transaction(async (tx) => createUserRepository(tx).create(newId(), number, new Date()));
    for (const number of Array.from({ length: 20 }, (_, n) => `9198123660${10 + n}`)) {
      const created = await Promise.all([site.postgres.db, database.db].map(async (db) => create(db, number)));
      expect(created.sort()).toEqual(['created', 'exists']);
      const found = [site.postgres.db, database.db].map(async (db) => (await createUserRepository(db).byMobile(number))?.uid);
      expect(new Set(await Promise.all(found)).size).toBe(1);
    }
    await database.close();
    await closeSite(site);
  });
});
