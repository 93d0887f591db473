import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

/** Tools of this repository that a team's commands use, by the names in its package.json. */
const toolNames = [
  '@eslint-community/eslint-plugin-eslint-comments',
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/jest',
  '@swc/plugin-styled-components',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'jest',
  'jest-environment-jsdom',
  'jest-runtime',
  'lightningcss',
  'playwright-core',
  'prettier',
  'react-refresh',
  'swc-loader',
  'typescript',
  'typescript-eslint',
  'typescript-native',
  'webpack',
];

/** The package.json of `@oracle-astra/remote-kit`: with this repository's versions. */
export function createKitPackage() {
  const { version, devDependencies, engines } = read('package.json');
  const { dependencies: ofRelease } = read('release/package.json');
  const { dependencies: ofShell } = read('shell/package.json');
  const dependencies = {
    ...Object.fromEntries(toolNames.map((name) => [name, devDependencies[name]])),
    // The other packages of the shell are the same as those of every remote.
    'web-vitals': ofShell['web-vitals'],
    ...Object.fromEntries(Object.entries(ofRelease).filter(([name]) => name !== '@oracle-astra/shared')),
  };
  return {
    name: '@oracle-astra/remote-kit',
    version,
    description: 'What a team needs for a remote in a repository of its own: build, rules, tests, isolate, dev and release.',
    license: 'UNLICENSED',
    publishConfig: { access: 'restricted' },
    engines,
    bin: { 'remote-kit': 'scripts/kit/remote-kit.mjs' },
    exports: {
      './eslint': './scripts/kit/eslint.mjs',
      './jest': './scripts/kit/jest.mjs',
      './webpack': './webpack.common.js',
      './tsconfig.json': './scripts/kit/tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1))),
    peerDependencies: { '@oracle-astra/shared': `^${version}` },
  };
}
