import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@oracle-astra/shared/contract';
import { exportTitles } from '../modules/users/export-titles';
import { createTestApp, type TestApp } from '../testing/test-app';
import { describeData } from './describe-data';
import { dataRules, exportData, librarySchemas, listColumns } from '.';
import { listExpired } from '../pruning/expired';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const rules = Object.entries(dataRules);

async function listTables(): Promise<Record<string, string[]>> {
  const { rows } = await test.db.execute<{ name: string; columns: string[] }>(`
    select table_name as name, json_agg(column_name) as columns from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema', ${librarySchemas.map((name) => `'${name}'`).join()}) group by 1`);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns.sort()]));
}

it('has a rule for every table and every column', async () => {
  const told = rules.map(([table, rule]) => [table, Object.values(listColumns(rule)).flat().sort()]);
  expect(Object.fromEntries(told)).toEqual(await listTables());
});

it('says for every table when its rows end, and why some stay after account deletion', () => {
  for (const [table, { about, owner, erase, kept, expires, section, exported, extra }] of rules) {
    expect([table, about.length > 0, expires.length > 0]).toEqual([table, true, true]);
    if (owner !== undefined && erase !== 'delete') expect([table, typeof kept]).toEqual([table, 'string']);
    expect([table, exported === undefined && extra === undefined]).toEqual([table, section === undefined]);
  }
});

it('exports each section once, with headings in both languages, and every column that is a person’s', async () => {
  const { uid } = await test.signIn();
  const sections = rules.flatMap(([, { section }]) => section ?? []);
  expect(Object.keys(await exportData(test.db, uid)).sort()).toEqual([...new Set(sections)].sort());
  for (const locale of locales) expect(Object.keys(exportTitles[locale]).sort()).toEqual([...sections].sort());
  // The owner of rows is the only personal data that is neither exported nor hashed.
  const silent = rules.filter(
    ([, rule]) => rule.owner !== undefined && rule.section === undefined && listColumns(rule).joined.length === 0,
  );
  expect(silent.map(([table]) => table).sort()).toEqual([
    'chat_replies',
    'idempotent_answers',
    'model_usage',
    'push_deliveries',
    'subscription_late_questions',
  ]);
});

it('finds expired rows by an index, in every pruned table', async () => {
  const { rows } = await test.db.execute<{ tablename: string; indexdef: string }>(
    `select tablename, indexdef from pg_indexes where schemaname = 'public'`,
  );
  for (const [table, { expires }] of rules)
    for (const { column, indexed = column } of typeof expires === 'string' ? [] : expires) {
      const isFound = rows.some(({ tablename, indexdef }) => tablename === table && indexdef.includes(`(${indexed}`));
      expect([table, column, isFound]).toEqual([table, column, true]);
    }
  expect(listExpired(dataRules, test.clock()).length).toBeGreaterThan(15);
});

it('matches the page of the product, which npm run docs writes', () => {
  const page = join(import.meta.dirname, '../../../docs/product/data.md');
  const text = readFileSync(page, 'utf8');
  const [before = ''] = text.split('| Table |');
  const wanted = `${before}${describeData()}\n`;
  if (process.env.WRITE_DOCS === '1') writeFileSync(page, wanted);
  else expect(text).toBe(wanted);
});
