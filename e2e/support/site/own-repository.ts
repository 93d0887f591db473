import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder } from './folders';

const root = path.resolve(__dirname, '../../..');
const execute = promisify(execFile);

/** Packages that are installed from the packed files instead of this checkout. */
const scope = '@oracle-astra';

/** The program of the kit in such a folder. */
export const kitProgram = path.join('node_modules', scope, 'remote-kit/scripts/kit/remote-kit.mjs');

async function unpack(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await execute('tar', ['xzf', file, '-C', folder, '--strip-components=1']);
}

/** Installs these packed packages as npm would. Third-party packages are linked, because their versions are those of this checkout. */
async function installPacked(folder: string, names: readonly string[]): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, scope), { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== scope) symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of names) await unpack(path.join(folder, 'packages', `oracle-astra-${name}-3.0.0.tgz`), path.join(modules, scope, name));
  // Versions that differ from those of the root.
  for (const [name, workspace] of Object.entries({ 'remote-kit': 'release', 'site-server': 'server' })) {
    const nested = path.join(root, workspace, 'node_modules');
    if (names.includes(name) && existsSync(nested)) symlinkSync(nested, path.join(modules, scope, name, 'node_modules'));
  }
}

export interface OwnRepository {
  folder: string;
  /** Runs a command of the kit; resolves with its output, rejects with the output of a failure. */
  kit: (args: string[], env?: Record<string, string>) => Promise<string>;
  /** Builds a release; resolves with its name and the output. */
  build: () => Promise<{ release: string; output: string }>;
  /** Checks the types as the editor does; rejects with the output of the compiler. */
  compile: () => Promise<string>;
  /** Replaces a text in a file. Throws if the file does not contain it. */
  edit: (file: string, from: string, to: string) => void;
}

/** Creates a remote in its own repository, outside of this one, with the packed packages. */
export async function createOwnRepository(workspace: string): Promise<OwnRepository> {
  const folder = path.join(emptyFolder(), 'own');
  return createByNew(folder, [workspace, '--out', folder], ['shared', 'remote-kit']);
}

/** Creates a site of its own, outside of this repository, with the packed packages. */
export async function createOwnSite(name: string): Promise<OwnRepository> {
  const folder = path.join(emptyFolder(), name);
  return createByNew(folder, ['--site', folder], ['shared', 'remote-kit', 'site-server']);
}

/** What `npm run new` with these options makes in a folder, with its packages. */
async function createByNew(folder: string, options: readonly string[], packages: readonly string[]): Promise<OwnRepository> {
  const { NODE_ENV: _test, ...inherited } = process.env;
  const run = async (script: string, args: string[], cwd: string, env: Record<string, string> = {}) => {
    try {
      const { stdout, stderr } = await execute(process.execPath, [script, ...args], { cwd, env: { ...inherited, ...env } });
      return stdout + stderr;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(stdout + stderr, { cause: error });
    }
  };
  await run(path.join(root, 'scripts/new.mjs'), [...options], root);
  await installPacked(folder, packages);
  const program = path.join(folder, kitProgram);
  const kit = (args: string[], env?: Record<string, string>) => run(program, args, folder, env);
  return {
    folder,
    kit,
    async build() {
      const output = await kit(['build']);
      const [, release = ''] = /dist[/\\](\S+)\s*$/m.exec(output) ?? [];
      return { release, output };
    },
    compile: () => run(path.join(root, 'node_modules/typescript-native/bin/tsc'), ['-p', '.', '--noEmit'], folder),
    edit(file, from, to) {
      const at = path.join(folder, file);
      const before = readFileSync(at, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} holds no ${from}`);
      writeFileSync(at, before.replace(from, to));
    },
  };
}
