import { parseBom } from './bom';
import { createBom, type LockedPackage } from './create-bom';

const sha512 = Buffer.alloc(64, 7);
const react: LockedPackage = { name: 'react', version: '19.2.7', license: 'MIT', integrity: `sha512-${sha512.toString('base64')}` };
const scoped: LockedPackage = { ...react, name: '@reduxjs/toolkit', license: '(MIT OR CC0-1.0)' };
const subject = { name: 'forum', version: 'forum-1.0.0-a1', commit: 'abc1234', tools: [{ name: 'webpack', version: '5.1.0' }] };

const create = (...packages: LockedPackage[]) => createBom({ ...subject, packages });

it('has the fields that CycloneDX 1.6 requires, and each component once', () => {
  const bom = create(scoped, react, scoped);
  expect(parseBom(JSON.stringify(bom))).toEqual(bom);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'forum', version: 'forum-1.0.0-a1' });
  expect(bom.components.map((each) => each['bom-ref'])).toEqual(['pkg:npm/%40reduxjs/toolkit@19.2.7', 'pkg:npm/react@19.2.7']);
  for (const { type, name, version } of bom.components) expect([type, name.length > 0, version]).toEqual(['library', true, '19.2.7']);
});

it('has the integrity of a package as the schema wants digests, and its licence as an id or an expression', () => {
  const [toolkit, own] = create(react, scoped).components;
  expect(own?.hashes).toEqual([{ alg: 'SHA-512', content: sha512.toString('hex') }]);
  expect(own?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(toolkit?.licenses).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
  expect(create({ ...react, license: null, integrity: null }).components[0]).toMatchObject({
    licenses: [{ license: { name: 'not declared' } }],
  });
});

it('is the same for the same packages in any order', () => {
  expect(JSON.stringify(create(react, scoped))).toBe(JSON.stringify(create(scoped, react)));
});

it.each([
  ['no JSON', '{', 'is no whole JSON file'],
  ['another version of the format', JSON.stringify({ ...create(react), specVersion: '1.4' }), 'specVersion'],
  ['a digest that is none', JSON.stringify(create(react)).replace(/"content":"\w+"/, '"content":"x"'), 'components'],
])('refuses %s', (_name, text, sentence) => {
  expect(() => parseBom(text)).toThrow(sentence);
});
