import { satisfiesRange } from './version-range';
import { unmetRequirements } from './requirements';

describe('whether a version is of a range', () => {
  it.each([['19.3.1', '^19.3.1'], ['19.3.1', '^19.3.0'], ['19.3.1', '^19.2.9'], ['19.10.0', '^19.9.9']])('%s is of %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(true);
  });
  it.each([['19.3.1', '^19.3.2'], ['19.3.1', '^19.4.0'], ['19.3.1', '^18.0.0'], ['19.3.1', '^20.0.0'], [undefined, '^19.0.0']])('%s is not of %s', (version, range) => {
    expect(satisfiesRange(version, range)).toBe(false);
  });
});

describe('what a release needs', () => {
  const provides = { react: '19.3.1', 'react-redux': '9.3.1' };

  it('is met by what the shell gives', () => {
    expect(unmetRequirements({ react: '^19.0.0', 'react-redux': '^9.3.0' }, provides)).toEqual([]);
    expect(unmetRequirements({}, provides)).toEqual([]);
  });

  it('is said where it is not, each in a sentence', () => {
    expect(unmetRequirements({ 'react-redux': '^9.3.0', react: '^20.0.0', zod: '^4.0.0' }, provides)).toEqual([
      'react ^20.0.0 is needed, the shell gives 19.3.1',
      'zod is not given by the shell',
    ]);
  });
});
