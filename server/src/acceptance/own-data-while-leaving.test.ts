import { apiPaths, consentTexts } from '@oracle-astra/shared/contract';
import { createFamily } from '../testing/accounts/minors';
import { birth } from '../testing/births';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { giveWhileLeaving } from '../testing/leaving';
import { createPushBrowser, createPushConfig } from '../testing/push-service';
import { createTestApp, testConfig, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, push: createPushConfig() } });
});

const send = async (path: string, body: object, jwt: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const rowsOf = async (table: string, uid: string) => (await test.db.execute(`select * from ${table} where uid = '${uid}'`)).rows;

describeOnPostgres('while an account is being deleted', () => {
  it('stores no details, consents, nominees, requests and devices that its person sends meanwhile', async () => {
    const { child, parent: leaving, agreement } = await createFamily(test);
    const { endpoint, keys } = createPushBrowser('leaving');
    test.clock.advance(121);
    const calls: [string, object][] = [
      [apiPaths.addBirth, birth],
      [apiPaths.setConsent, { item: 'push', is_given: true, version: consentTexts.push }],
      [apiPaths.addPushSubscription, { endpoint, keys }],
      [apiPaths.giveChildConsent, agreement],
      [apiPaths.setNominee, { name: 'Ravi Verma', mobile: '917100000009' }],
      [apiPaths.askRights, { kind: 'correction', body: 'Please correct my name.' }],
    ];
    const answers = await giveWhileLeaving(
      test,
      leaving,
      () => Promise.all(calls.map(async ([path, body]) => [path, (await send(path, body, leaving.jwt)).code])),
      'number_marks',
    );
    expect(answers).toEqual(calls.map(([path]) => [path, 'unauthenticated']));
    for (const table of ['births', 'consents', 'push_subscriptions', 'nominees', 'rights_requests'])
      expect([table, await rowsOf(table, leaving.uid)]).toEqual([table, []]);
    expect((await test.get(apiPaths.me, child.jwt)).json()).toMatchObject({ minor: { has_consent: false } });
  });
});
