import { createRequire } from 'node:module';
import { unmetRequirements } from '@oracle-astra/shared/contract';
import { findUnmetRequirements } from './requirements';

const { rangeOf, sharedPackages, sharedVersions } = createRequire(__filename)('../../webpack.common.js') as {
  rangeOf: (name: string) => string;
  sharedPackages: string[];
  sharedVersions: Record<string, string>;
};

const versions = ['1.0.0', '1.0.1', '1.1.0', '1.10.0', '2.0.0', '9.9.9', '18.3.1', '19.2.9', '19.3.0', '19.3.1', '19.3.10', '19.10.0', '20.0.0', '100.0.0'];
const pairs = versions.flatMap((version) => versions.map((base): [string, string] => [version, `^${base}`]));

it('names each unmet requirement in a sentence', () => {
  expect(findUnmetRequirements({ react: '^19.0.0', 'react-redux': '^9.3.0' }, { react: '19.3.1', 'react-redux': '9.3.1' })).toEqual([]);
  expect(findUnmetRequirements({ react: '^20.0.0', zod: '^4.0.0', 'react-redux': '^9.3.0' }, { react: '19.3.1', 'react-redux': '9.3.1' })).toEqual([
    'react ^20.0.0 is needed, the shell gives 19.3.1',
    'zod is not given by the shell',
  ]);
});

it.each([['0.3.0', '^0.2.0', 1], ['0.2.9', '^0.2.0', 0], ['20.0.0-rc.1', '^20.0.0', 1], ['19.3.1', '>=18 <20', 0], ['19.3.1', 'latest of all', 1]])('%s with the range %s has %d unmet requirements', (react, range, count) => {
  expect(findUnmetRequirements({ react: range }, { react })).toHaveLength(count);
});

it.each(pairs)('the browser decides alike about %s and %s', (react, range) => {
  expect(unmetRequirements({ react: range }, { react })).toEqual(findUnmetRequirements({ react: range }, { react }));
});

it('the shared packages have versions and ranges that the check of the browser can read', () => {
  for (const name of sharedPackages) {
    expect(sharedVersions[name]).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
    expect(rangeOf(name)).toBe(`^${sharedVersions[name]}`);
  }
});
