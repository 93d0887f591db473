import type { PGlite } from '@electric-sql/pglite';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Discussion } from '@oracle-astra/shared/contract';
import { createPgliteDatabase } from '../../../db/pglite/pglite';
import { discussions } from '../../../db/schema';
import { hasPostgres } from '../../../testing/databases/real-postgres';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/databases/test-database';
import type { DiscussionPage } from './search';

const posts: [string, string, string][] = [
  ['sani', 'Shani in the seventh house', 'How long until my marriage?'],
  ['saturn', 'A slow year', 'They say Saturn is slow, and shani too.'],
  ['hindi', 'शनि की साढ़ेसाती', 'क्या यह कठिन समय है? ज़िंदगी बदलेगी?'],
  ['mahadasha', 'Jupiter mahadasha', 'When does it begin?'],
  ['kundli', 'कुंडली मिलान', 'अठारह गुण मिलते हैं।'],
];

let client: PGlite | undefined;
afterAll(() => client?.close());

async function openPglite() {
  client = await createTestDatabase();
  return createTestApp({ db: createPgliteDatabase(client) });
}

const databases: [string, () => Promise<TestApp>][] = [['PGlite', openPglite]];
// Its databases have the locale C, which only knows ASCII letters.
if (hasPostgres()) databases.push(['PostgreSQL', () => createTestApp()]);

describe.each(databases)('a search on %s', (_name, open) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
    const { uid } = await test.signIn();
    await test.db.insert(discussions).values(
      posts.map(([did, title, description], index) => ({
        did,
        uid,
        title,
        description,
        createdAt: new Date(test.clock().getTime() + index * 60_000),
      })),
    );
  });

  const find = async (query: string) =>
    (await test.post(apiPaths.discussions, { query })).json<{ discussions: Discussion[] }>().discussions.map(({ did }) => did);

  it('answers only a search for a way to die with help above the results', async () => {
    const search = async (query: string) => (await test.post(apiPaths.discussions, { query })).json<DiscussionPage>();
    for (const query of ['how to kill myself without pain', 'मैं मरना चाहता हूँ'])
      expect(await search(query)).toMatchObject({ care: { text: expect.any(String) } });
    expect(await search('shani marriage')).not.toHaveProperty('care');
  });

  it.each([
    ['mahdasha', ['mahadasha']],
    ['jupitar mahadasa', ['mahadasha']],
    ['satturn', ['saturn']],
    ['saturm', ['saturn']],
    ['satrun', ['saturn']],
    ['jupiter mhaadasha', ['mahadasha']],
    ['मंगल', []],
    ['साढेसाती', ['hindi']],
    ['जिंदगी', ['hindi']],
    ['कुन्डली', ['kundli']],
    ['kundali', ['kundli']],
    ['गुण मिलते', ['kundli']],
  ])('finds other spellings: %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it('sorts matches in the title first, then by date', async () => {
    expect(await find('shani')).toEqual(['hindi', 'sani', 'saturn']);
    expect(await find('शनि')).toEqual(['hindi', 'sani', 'saturn']);
  });
});
