import path from 'node:path';
import house from '../../jest.config.mjs';
import { root } from '../builds/build-folders.mjs';

// The house keeps evaluated packages for a whole worker; here the shared code is one, with the state of a page.
const { runtime: _runtime, ...web } = house.projects.find(({ displayName }) => displayName === 'web');

/** Jest for the pages of a remote, for the jest.config.mjs of a team's repository. */
export const config = {
  ...web,
  rootDir: root,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(?:dist|[.]dev|[.]cache)/'],
  cacheDirectory: path.join(root, '.cache/jest'),
};
