import { readFileSync } from 'node:fs';
import { readSite } from './site.mjs';

/** Template by file of the remote. `NAME` in a template is the remote's name. */
const files = {
  'tsconfig.json': 'tsconfig.json.txt',
  'webpack.config.js': 'webpack.config.js.txt',
  'src/routes.tsx': 'routes.tsx.txt',
  'src/pages/start.tsx': 'page.tsx.txt',
  'src/pages/start.test.tsx': 'page.test.tsx.txt',
  'src/features/astrologers/astrologer-list.tsx': 'slice.tsx.txt',
  'src/testing/isolated-remote.ts': 'isolated-remote.ts.txt',
  'src/messages/en.json': 'en.json.txt',
  'src/messages/hi.json': 'hi.json.txt',
  'src/messages/message-types.d.ts': 'message-types.d.ts.txt',
};

/**
 * The package.json of a new remote: that of an existing one, so that versions agree.
 *
 * @param {string} workspace
 */
export function readPackage(workspace) {
  return { ...readSite().model, name: `@oracle-astra/${workspace}` };
}

/**
 * The files of a new remote by their path in it.
 *
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function listRemoteFiles(name) {
  /** @param {string} template */
  const fill = (template) => readFileSync(new URL(`templates/${template}`, import.meta.url), 'utf8').replaceAll('NAME', name);
  return {
    'package.json': `${JSON.stringify(readPackage(`mfe-${name}`), null, 2)}\n`,
    ...Object.fromEntries(Object.entries(files).map(([file, template]) => [file, fill(template)])),
  };
}
