// The server has a frame, which any site can have, and the product of this one. Each part is a file, or a folder with all that is in it;
// the longest one that contains a path decides, and what is in none of them belongs to the product.
const frame = [
  'config',
  'data-rules/frame',
  'db',
  'documents',
  'domain-error',
  'frame',
  'indian-date',
  'jobs',
  'limit-signal',
  'listen',
  'log',
  'messages',
  'modules/jobs',
  'modules/releases',
  'modules/session',
  'modules/sms',
  'plugins',
  'pruning',
  'redis',
  'rendering',
  'shutdown',
  'tracing',
  ...['frame', 'columns', 'data-keys', 'idempotent-answers', 'passkeys', 'releases', 'users'].map((name) => `db/schema/${name}`),
];
const product = ['config/product', 'db/schema'];

/**
 * @param {string[]} parts
 * @param {string} path
 */
const longest = (parts, path) =>
  Math.max(0, ...parts.filter((part) => path === part || path.startsWith(`${part}/`)).map((part) => part.length));

/**
 * Whether a path of the repository, with or without the extension of a file, is in the frame of the server.
 *
 * @param {string} path
 */
export function isInServerFrame(path) {
  const name = path.replace(/^server\/src\//, '').replace(/\.[cm]?[jt]s$/, '');
  return name !== path && longest(frame, name) > longest(product, name);
}
