import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';

/** Creates a temporary folder before each test and removes it afterwards. */
export function useTemporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

/** The packages that a shell of a test provides. */
const renderer = (provides: Record<string, string>) => `
exports.sharedModules = { react: { useState() {}, useMemo() {} }, '@oracle-astra/shared/ui': { Button() {} } };
exports.versions = ${JSON.stringify(provides)};
exports.createPageRenderer = (owner) => async (page, call) => {
  const route = owner.module.routes.find(({ path }) => '/' + path === page.address.split('?')[0].replace(/^\\/hi(?=\\/)/, ''));
  return { kind: 'page', status: 200, body: route && route.render ? await route.render(call, page) : '' };
};`;

/** A file as a descriptor lists it. */
const toReleaseFile = (name: string, content: string) => ({
  name,
  bytes: Buffer.byteLength(content),
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
});

export interface BuiltReleaseOptions {
  /** Files in addition to, or instead of, the usual ones, by name. */
  contents?: Record<string, string>;
}

/** Writes a minimal built release: a descriptor, its entry and its build for Node. Returns the folder. */
export function writeBuiltRelease(
  folder: string,
  described: Partial<Descriptor> & Pick<Descriptor, 'remote' | 'release'>,
  { contents = {} }: BuiltReleaseOptions = {},
): string {
  const built = path.join(folder, 'built', described.release);
  const { routes = [], provides = {} } = described;
  const container = described.container ?? described.release.replace(/\W/g, '_');
  const server = described.remote === 'shell' ? 'renderer.cjs' : 'server.cjs';
  const files: Record<string, string> = {
    'entry.js': `entry("${container}")`,
    [server]: described.remote === 'shell' ? renderer(provides) : `exports.routes = ${JSON.stringify(routes)};`,
    ...contents,
  };
  const descriptor: Descriptor = {
    version: '1.0.0',
    container,
    entry: 'entry.js',
    early: null,
    routes,
    navigation: [],
    files: Object.entries(files).map(([name, content]) => toReleaseFile(name, content)),
    server,
    needs: {},
    provides,
    commit: null,
    ...described,
  };
  mkdirSync(built, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(built, name)), { recursive: true });
    writeFileSync(path.join(built, name), content);
  }
  writeFileSync(path.join(built, 'descriptor.json'), JSON.stringify(descriptor));
  return built;
}
