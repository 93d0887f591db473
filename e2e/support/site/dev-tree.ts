import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectOutput } from './child-output';
import { pollUntil } from '../poll-until';
import { emptyFolder, templateFolder } from './folders';
import { freePort } from './site';

const root = path.resolve(__dirname, '../../..');
const files = ['package.json', 'package-lock.json', 'webpack.common.js'];
const { workspaces: all } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const workspaces = all.filter((name) => !['e2e', 'bench', 'training'].includes(name));
const generated = new Set(['node_modules', 'dist', '.dev']);

/** Links the installed packages into the copy, and its workspaces to those of the copy. */
function linkPackages(folder: string): void {
  const own = path.join(folder, 'node_modules/@oracle-astra');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '@oracle-astra') symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  for (const workspace of workspaces) {
    symlinkSync(path.join(folder, workspace), path.join(own, workspace));
    const nested = path.join(root, workspace, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(folder, workspace, 'node_modules'));
  }
}

/** Copies the sources to a temporary folder, so that edits of a test do not change the project. */
export function copySources(): string {
  const folder = emptyFolder();
  for (const name of [...files, 'scripts', ...workspaces]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: (source) => !generated.has(path.basename(source)) });
  }
  linkPackages(folder);
  return folder;
}

export interface DevRun {
  url: string;
  /** The copy of the sources that it watches. */
  tree: string;
  pid: number;
  /** The output so far. */
  log: () => string;
  /** Replaces a text in a file of the copy. Throws if the file does not contain it. */
  edit: (file: string, from: string, to: string) => void;
  /** Starts it a second time on the same copy; resolves with the lines of its standard error. */
  startSecond: () => Promise<string[]>;
  /** Starts `npm run isolate` for a remote of the copy; resolves with its address. */
  isolate: (workspace: string) => Promise<string>;
  /** Sends SIGINT, as Ctrl-C does; resolves with the exit code. */
  interrupt: () => Promise<number | null>;
  remove: () => void;
}

/** Runs the script of `npm run dev` on a copy of the sources; resolves when its server listens. */
export async function startDev(): Promise<DevRun> {
  const tree = copySources();
  cpSync(templateFolder(), path.join(tree, 'data'), { recursive: true, filter: (source) => path.basename(source) !== 'releases' });
  const port = await freePort();
  const { NODE_ENV: _test, ...inherited } = process.env;
  const env = { ...inherited, PORT: String(port), DATA_DIR: path.join(tree, 'data'), RENDER_BUDGET_MS: '20000' };
  const run = () => spawn(process.execPath, [path.join(tree, 'scripts/dev.mjs')], { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const child = run();
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const { all: log } = collectOutput(child);
  let isolated: ChildProcess | undefined;
  const remove = () => {
    child.kill('SIGKILL');
    isolated?.kill('SIGKILL');
    rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
  };
  await pollUntil(
    async () => (child.exitCode === null ? log() : `ended: ${log()}`),
    (output) => /is at http|^ended/.test(output),
    400_000,
  );
  if (child.exitCode !== null || child.pid === undefined) throw new Error(`npm run dev ended:\n${log()}`);
  return {
    url: `http://localhost:${port}`,
    tree,
    pid: child.pid,
    log,
    remove,
    edit(file, from, to) {
      const at = path.join(tree, file);
      const before = readFileSync(at, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} holds no ${from}`);
      writeFileSync(at, before.replace(from, to));
    },
    async startSecond() {
      const second = run();
      const { errors } = collectOutput(second);
      await once(second, 'close');
      return errors();
    },
    async isolate(workspace) {
      const isolatePort = String(await freePort());
      const started = spawn(process.execPath, [path.join(tree, 'scripts/isolate.mjs'), workspace], {
        cwd: tree,
        env: { ...inherited, PORT: isolatePort },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      isolated = started;
      const { all: output } = collectOutput(started);
      await pollUntil(
        async () => output(),
        (printed) => printed.includes(`:${isolatePort}`) || started.exitCode !== null,
        400_000,
      );
      if (started.exitCode !== null) throw new Error(`npm run isolate ended:\n${output()}`);
      return `http://localhost:${isolatePort}`;
    },
    async interrupt() {
      child.kill('SIGINT');
      return (await ended)[0];
    },
  };
}
