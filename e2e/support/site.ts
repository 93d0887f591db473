import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface Site {
  url: string;
  port: number;
  dataDir: string;
  releasesDir: string;
  /** Everything that was printed so far. */
  log: () => string;
  /** The process of the start script. */
  pid: number | undefined;
  /** Ends it in order, and waits. */
  stop: () => Promise<void>;
  /** Ends the server at once, as a power cut would. */
  kill: () => Promise<void>;
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

interface Options {
  env?: Record<string, string>;
  /** A folder that another site used before; an empty one of its own otherwise. */
  dataDir?: string;
  port?: number;
}

export const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'oracle-astra-'));

/** Runs `npm start` without npm, on a port and in a folder of its own, and waits until it listens. */
export async function startSite({ env = {}, dataDir = emptyFolder(), port }: Options = {}): Promise<Site> {
  const used = port ?? (await freePort());
  // A machine that runs tests is busy: whether a page is rendered must not hang on its speed.
  const { child, log } = run({ PORT: String(used), DATA_DIR: dataDir, READER_PACE_MS: '1', RENDER_BUDGET_MS: '5000', ...env });
  await new Promise<void>((resolve, reject) => {
    const look = setInterval(() => {
      if (!log().includes('Oracle & Astra is at')) return;
      clearInterval(look);
      resolve();
    }, 50);
    child.once('exit', (code) => {
      clearInterval(look);
      reject(new Error(`npm start ended with ${code}:\n${log()}`));
    });
  });
  const serverPid = Number(/"pid":(\d+)/.exec(log())?.[1]);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: `http://localhost:${used}`, port: used, dataDir, releasesDir: path.join(dataDir, 'releases'), log, pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      process.kill(serverPid, 'SIGKILL');
      await ended;
    },
  };
}

/** Starts the site where it is expected not to come up; resolves with its exit code and what it said. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { child, log } = run(env);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, said: log() };
}

function run(env: Record<string, string>): { child: ChildProcess; log: () => string } {
  const { NODE_ENV: _test, ...inherited } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], { cwd: root, env: { ...inherited, RESTART_SERVER: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, log: () => text };
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
