const path = require('node:path');

const root = path.resolve(__dirname, '..') + path.sep;

/**
 * Modules without a state that a test could see, most of them large: tables, content, charts, and the schemas of the contract. They
 * import packages and each other alone, as `scripts/repository/pure-modules.test.mjs` checks.
 */
const pure =
  /^(?:server\/content\/|server\/src\/(?:astrologers|astrology|care|tables)\/|server\/src\/(?:day|indian-date|limit-signal)\.ts$|shared\/src\/contract\/)/;
const impure = /\.test\.tsx?$|\/(?:testing|evaluation|relevance)\//;

/** Whether a file of this repository may be evaluated once for all test files of a worker. */
exports.isPure = (file) => {
  if (!file.startsWith(root)) return false;
  const name = file.slice(root.length).replaceAll('\\', '/');
  return pure.test(name) && !impure.test(name) && !name.includes('/node_modules/');
};
