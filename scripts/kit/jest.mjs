import path from 'node:path';
import house from '../../jest.config.mjs';
import { root } from '../builds/build-folders.mjs';

// This repository keeps evaluated packages for a whole worker; in a team's repository the shared code is such a package, and
// has the state of a page.
const { runtime: _runtime, ...web } = house.projects.find(({ displayName }) => displayName === 'web');

/** Jest for the pages of a remote, for the jest.config.mjs of a team's repository. */
export const config = {
  ...web,
  rootDir: root,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/(?:dist|[.]dev|[.]cache)/'],
  cacheDirectory: path.join(root, '.cache/jest'),
};
