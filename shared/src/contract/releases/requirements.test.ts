import { satisfiesRange } from './version-range';
import { unmetRequirements } from './requirements';

describe('satisfiesRange', () => {
  it.each([
    ['19.3.1', '^19.3.1'],
    ['19.3.1', '^19.3.0'],
    ['19.3.1', '^19.2.9'],
    ['19.10.0', '^19.9.9'],
  ])('%s satisfies %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(true);
  });
  it.each([
    ['19.3.1', '^19.3.2'],
    ['19.3.1', '^19.4.0'],
    ['19.3.1', '^18.0.0'],
    ['19.3.1', '^20.0.0'],
    [undefined, '^19.0.0'],
  ])('%s does not satisfy %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(false);
  });
});

describe('the requirements of a release', () => {
  const provides = { react: '19.3.1', 'react-redux': '9.3.1' };

  it('are met by the packages of the shell', () => {
    expect(unmetRequirements({ react: '^19.0.0', 'react-redux': '^9.3.0' }, provides)).toEqual([]);
    expect(unmetRequirements({}, provides)).toEqual([]);
  });

  it('are listed as sentences if they are not met', () => {
    expect(unmetRequirements({ 'react-redux': '^9.3.0', react: '^20.0.0', zod: '^4.0.0' }, provides)).toEqual([
      'react ^20.0.0 is needed, the shell gives 19.3.1',
      'zod is not given by the shell',
    ]);
  });
});
