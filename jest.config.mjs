import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// Published as ES modules alone, or loading one by import(): Jest runs CommonJS, so these are compiled too.
const compiled = ['jose', 'content-disposition', 'cookie', '@electric-sql/pglite'];

const swc = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: true } },
    },
  },
];

/** What every project has in common. */
const common = {
  rootDir: here('.'),
  transform: { '\\.(?:[cm]?[jt]s|[jt]sx)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${compiled.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  moduleNameMapper: {
    '\\.(?:css|woff2?|svg|png|jpe?g|webp|avif)(?:\\?.*)?$': here('jest/asset.ts'),
  },
  cacheDirectory: here('.cache/jest'),
  restoreMocks: true,
};

const failOnConsole = here('jest/fail-on-console.ts');

export default {
  maxWorkers: 2,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: here('jest/web-environment.ts'),
      testMatch: ['<rootDir>/{shared,shell,mfe-*}/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: [here('jest/web-setup.ts'), failOnConsole],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,release,scripts,lint,bench}/**/*.test.{ts,mjs}'],
      setupFilesAfterEnv: [here('jest/server-setup.ts'), failOnConsole],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
      setupFilesAfterEnv: [here('jest/e2e-setup.ts')],
    },
  ],
};
