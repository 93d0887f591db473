import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bomFile } from '../../bom/bom';
import { createBom } from '../../bom/create-bom';
import { useTemporaryFolder } from '../../testing/built-release';
import { formatFinding } from '../finding';
import { checkBom } from './check-bom';

const folder = useTemporaryFolder();
const react = { name: 'react', version: '19.2.7', license: 'MIT', integrity: `sha512-${Buffer.alloc(64).toString('base64')}` };
const subject = { name: 'forum', version: 'forum-1', commit: 'abc', packages: [react], tools: [] };

async function check(content: string | object, files = [{ name: bomFile, bytes: 1, integrity: '' }]): Promise<string[]> {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), bomFile), typeof content === 'string' ? content : JSON.stringify(content));
  return (await checkBom(folder(), { remote: 'forum', release: 'forum-1', commit: 'abc', files })).map(formatFinding);
}

it('accepts the list of the release, and a release without one', async () => {
  expect(await check(createBom(subject))).toEqual([]);
  expect(await check('{', [])).toEqual([]);
});

it.each([
  ['of another release', createBom({ ...subject, version: 'forum-2' }), 'is the list of forum forum-2'],
  ['of another commit', createBom({ ...subject, commit: 'def' }), 'says commit def, and the descriptor abc'],
  ['without integrity', createBom({ ...subject, packages: [{ ...react, integrity: null }] }), 'has no integrity of pkg:npm/react@19.2.7'],
  ['that is broken', '{', 'is no whole JSON file'],
])('refuses a list %s', async (_name, content, sentence) => {
  const [found = '', ...others] = await check(content);
  expect(found).toContain(sentence);
  expect(others).toEqual([]);
});
