import { fileURLToPath } from 'node:url';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

// ES modules that must be compiled, because Jest runs CommonJS.
const compiled = [
  // In a team's repository the shared code is an installed package.
  '@oracle-astra',
  'jose',
  // It loads Node's http with import().
  '@opentelemetry/otlp-exporter-base',
  'content-disposition',
  'cookie',
  '@electric-sql/pglite',
  // Dependencies of the blog post sanitizer.
  'hast[\\w-]*',
  '(?:mdast|unist|micromark)-util-[\\w-]+',
  'parse5',
  'entities',
  'vfile[\\w-]*',
  'devlop',
  'property-information',
  '(?:space|comma)-separated-tokens',
  'web-namespaces',
  'html-void-elements',
  'ccount',
  'stringify-entities',
  'character-entities-[\\w-]+',
  'zwitch',
  'trim-lines',
  '@ungap/structured-clone',
];

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

/** The common configuration of all projects. */
const common = {
  rootDir: here('.'),
  transform: { '\\.(?:[cm]?[jt]s|[jt]sx)$': swc },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${compiled.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node'],
  modulePathIgnorePatterns: [
    '<rootDir>/[^/]+/dist/',
    '<rootDir>/dist/',
    '<rootDir>/(?:[^/]+/)?[.]dev/',
    '<rootDir>/.data/',
    '<rootDir>/.cache/',
  ],
  moduleNameMapper: {
    '\\.(?:css|woff2?|svg|png|jpe?g|webp|avif)(?:\\?.*)?$': here('jest/asset-stub.ts'),
  },
  cacheDirectory: here('.cache/jest'),
  restoreMocks: true,
  runtime: here('jest/worker-runtime.cjs'),
};

const failOnConsole = here('jest/fail-on-console.ts');

export default {
  // Three workers on two processors, because many tests wait for a database or a timer.
  maxWorkers: 3,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: here('jest/web-environment.ts'),
      testMatch: ['<rootDir>/{shared,shell,isolate,mfe-*}/src/**/*.test.{ts,tsx}'],
      globalSetup: here('jest/compile-catalogs.ts'),
      setupFilesAfterEnv: [here('jest/web-setup.ts'), failOnConsole],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: here('jest/server-environment.ts'),
      testMatch: ['<rootDir>/{server,release,scripts,lint,bench,training}/**/*.test.{ts,mjs}'],
      globalSetup: here('server/src/testing/global-setup.ts'),
      globalTeardown: here('server/src/testing/global-teardown.ts'),
      setupFilesAfterEnv: [here('jest/server-setup.ts'), failOnConsole],
    },
  ],
};
