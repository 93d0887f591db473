import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseApi } from '@oracle-astra/shared/api';
import '../routes';

it('names only existing endpoints as optional', () => {
  const source = readFileSync(join(__dirname, '../routes.tsx'), 'utf8');
  const names = [...source.matchAll(/optional: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []);
  expect(names).toContain('listPosts');
  expect(Object.keys(baseApi.endpoints)).toEqual(expect.arrayContaining(names));
});
