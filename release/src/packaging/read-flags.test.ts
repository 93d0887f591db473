import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { useTemporaryFolder } from '../testing/built-release';
import { readDeclaredFlags } from './read-flags';

const folder = useTemporaryFolder();
const read = (flags: object) => {
  writeFileSync(path.join(folder(), 'flags.json'), JSON.stringify(flags));
  return () => readDeclaredFlags('forum', folder());
};

it('reads what a remote declares, and nothing without a file', async () => {
  expect(await readDeclaredFlags('forum', folder())).toBeUndefined();
  const flags = { 'forum.isShort': { type: 'boolean', default: false, experiment: { goal: 'forum.replied' } } };
  expect(await read(flags)()).toEqual(flags);
});

it.each([
  [{ 'chat.isShort': { type: 'boolean', default: false } }, 'The flag chat.isShort of forum needs a name'],
  [{ 'forum.is-short': { type: 'boolean', default: false } }, 'camel case'],
  [{ 'forum.isShort': { type: 'boolean', default: 'no' } }, 'The default of forum.isShort is not of its type'],
  [{ 'forum.order': { type: 'string', default: 'best' } }, 'forum.order needs the list of its values'],
  [{ 'forum.order': { type: 'string', default: 'best', values: ['newest', 'oldest'] } }, 'not among its values'],
  [{ 'forum.isShort': { type: 'boolean', default: false, experiment: { goal: 'chat.asked' } } }, 'The goal chat.asked'],
  [{ 'forum.isShort': { type: 'object', default: false } }, 'flags.json of forum is refused'],
])('a build refuses %j', async (flags, reason) => {
  await expect(read(flags)()).rejects.toThrow(reason);
});
