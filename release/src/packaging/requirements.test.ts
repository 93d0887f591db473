import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { unmetRequirements } from '@oracle-astra/shared/contract';
import { findUnmetRequirements } from './requirements';

const { providedVersions, rangeOf } = createRequire(__filename)('../../../webpack.common.js') as {
  providedVersions: Record<string, string>;
  rangeOf: (name: string) => string;
};

const versions = [
  '1.0.0',
  '1.0.1',
  '1.1.0',
  '1.10.0',
  '2.0.0',
  '9.9.9',
  '18.3.1',
  '19.2.9',
  '19.3.0',
  '19.3.1',
  '19.3.10',
  '19.10.0',
  '20.0.0',
  '100.0.0',
];
const pairs = versions.flatMap((version) => versions.map((base): [string, string] => [version, `^${base}`]));

it('names each unmet requirement in a sentence', () => {
  expect(findUnmetRequirements({ react: '^19.0.0', 'react-redux': '^9.3.0' }, { react: '19.3.1', 'react-redux': '9.3.1' })).toEqual([]);
  expect(
    findUnmetRequirements({ react: '^20.0.0', zod: '^4.0.0', 'react-redux': '^9.3.0' }, { react: '19.3.1', 'react-redux': '9.3.1' }),
  ).toEqual(['react ^20.0.0 is needed, the shell gives 19.3.1', 'zod is not given by the shell']);
});

it.each([
  ['0.3.0', '^0.2.0', 1],
  ['0.2.9', '^0.2.0', 0],
  ['20.0.0-rc.1', '^20.0.0', 1],
  ['19.3.1', '>=18 <20', 0],
  ['19.3.1', 'latest of all', 1],
])('%s with the range %s has %d unmet requirements', (react, range, count) => {
  expect(findUnmetRequirements({ react: range }, { react })).toHaveLength(count);
});

it.each(pairs)('the browser agrees about %s and %s', (react, range) => {
  expect(unmetRequirements({ react: range }, { react })).toEqual(findUnmetRequirements({ react: range }, { react }));
});

it('every package of the shell has a version and a range that the browser can parse', () => {
  for (const [name, version] of Object.entries(providedVersions)) {
    expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
    expect(rangeOf(name)).toBe(`^${version}`);
  }
});

it('the shell provides the classes and custom properties of its base styles in the version of their manifest', () => {
  const { version } = JSON.parse(readFileSync(resolve(__dirname, '../../../shared/src/theme/styles-manifest.json'), 'utf8')) as {
    version: string;
  };
  expect(providedVersions).toMatchObject({
    react: expect.any(String),
    '@oracle-astra/shared/ui': expect.any(String),
    '@oracle-astra/shared/styles': version,
  });
});
