import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { descriptor } from '@oracle-astra/shared/contract';
import { run } from '../cli';
import { useTemporaryFolder } from '../testing/built-release';
import { createDescriptorSchema, printDescriptorSchema } from './descriptor-schema';

const folder = useTemporaryFolder();

interface Schema {
  properties: Record<string, { description?: string; pattern?: string; anyOf?: { pattern?: string }[]; items?: Schema }>;
  required: string[];
}
const schema = createDescriptorSchema() as Schema;

it('release/descriptor.schema.json is generated from the validation; npm run docs writes it', () => {
  const file = path.join(__dirname, '../../descriptor.schema.json');
  if (process.env.WRITE_DOCS === '1') writeFileSync(file, printDescriptorSchema());
  expect(readFileSync(file, 'utf8')).toBe(printDescriptorSchema());
});

it('is printed by the release program', async () => {
  expect((await run(folder(), ['schema'])).join('\n')).toBe(printDescriptorSchema().trimEnd());
});

it('describes each field, and requires those that the validation requires', () => {
  const undescribed = Object.entries(schema.properties).filter(([, { description }]) => description === undefined);
  expect(undescribed.map(([name]) => name)).toEqual([]);
  const missing = descriptor.safeParse({}).error?.issues.map(({ path: [name] }) => name);
  expect([...schema.required].sort()).toEqual([...(missing ?? [])].sort());
});

it.each([
  ['remote', schema.properties.remote?.pattern, ['forum'], ['Forum', '../x', 'a b']],
  ['entry', schema.properties.entry?.pattern, ['entry.1.js', 'mf/entry.js'], ['../x.js', '/x.js', '']],
  ['server', schema.properties.server?.anyOf?.[0]?.pattern, ['server.cjs'], ['..']],
  ['files.*.name', schema.properties.files?.items?.properties.name?.pattern, ['a.js'], ['../a.js']],
  ['routes.*.page', schema.properties.routes?.items?.properties.page?.anyOf?.[0]?.pattern, ['page.js'], ['a\\b']],
])('has the pattern of %s', (_place, pattern, good, bad) => {
  const matches = (text: string) => new RegExp(pattern ?? '$.', 'u').test(text);
  expect(good.filter((text) => !matches(text))).toEqual([]);
  expect(bad.filter(matches)).toEqual([]);
});
