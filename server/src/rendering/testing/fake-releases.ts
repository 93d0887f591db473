import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseBuild } from '../messages';

/** A renderer that shares `react`, and renders the text that a remote's `render` returns. */
const renderer = `
  const page = (body) => ({ kind: 'page', status: 200, head: '', styles: '', body, state: { now: 0, session: 'none', api: { queries: {}, provided: null }, loaderData: {}, errors: null } });
  exports.sharedModules = { react: { name: 'the one react' } };
  exports.versions = { react: '19.3.1' };
  exports.createPageRenderer = (owner) => async (request, call) => page(owner === null ? 'the shell at ' + request.address : await owner.module.render(request, call));
`;

/** Minimal releases in a temporary folder. */
export function createReleases() {
  const folder = mkdtempSync(path.join(tmpdir(), 'oracle-astra-rendering-'));
  let count = 0;

  function write(remote: string, file: string, source: string, needs: Record<string, string>): ReleaseBuild {
    const release = `${remote}-1.0.0-${++count}`;
    mkdirSync(path.join(folder, release));
    writeFileSync(path.join(folder, release, file), source);
    return {
      remote,
      release,
      file: path.join(folder, release, file),
      integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
      needs,
    };
  }

  return {
    /** A host; `source` is appended to the usual renderer. */
    host: (source = '') => write('shell', 'renderer.cjs', renderer + source, {}),
    /** A remote whose pages are the result of the function body `render` with `page` and `call`; `top` runs when it is loaded. */
    remote: (name: string, render = `return '${name} at ' + page.address`, { top = '', needs = { react: '^19.3.0' } } = {}) =>
      write(name, 'server.cjs', `${top}\nexports.routes = [];\nexports.render = async (page, call) => { ${render} };`, needs),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
