import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from './listen-on-free-port';

export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** Where the registry and its releases are. */
  releasesDir: string;
  /** The process of the start script, which starts the servers. */
  pid: number;
  /** The number of servers that reported to listen, including replaced ones. */
  countStarts(): number;
  stop(): Promise<void>;
}

interface Options {
  root: string;
  monolith?: boolean;
  env?: Record<string, string>;
  /** A data folder for several sites, which is kept; by default each has a separate one. */
  dataDir?: string;
}

/** No rate limit and only warnings in the log, so that neither affects the figures. */
const benchEnv = { REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'warn', READER_PACE_MS: '0' };

const readySign = 'Oracle & Astra is at';

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  probe.close();
  return port;
}

/** Starts the site or the monolith with the start script and an empty data folder. */
export async function startSite({ root, monolith = false, env = {}, dataDir: sharedFolder }: Options): Promise<Site> {
  const port = await freePort();
  const dataDir = sharedFolder ?? mkdtempSync(join(tmpdir(), 'oracle-astra-bench-'));
  const removeData = () => {
    if (sharedFolder === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const releasesDir = join(dataDir, 'releases');
  const args = [join(root, 'scripts/start.mjs'), ...(monolith ? ['--monolith'] : [])];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...benchEnv, ...env, PORT: String(port), DATA_DIR: dataDir, RELEASES_DIR: releasesDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listens = new Promise<void>((resolve, reject) => {
    const onData = (part: Buffer) => {
      output += part.toString();
      if (output.includes(readySign)) resolve();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', () => reject(new Error(`${monolith ? 'The monolith' : 'The site'} did not start:\n${output}`)));
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    removeData();
  };
  try {
    await listens;
  } catch (error) {
    removeData();
    throw error;
  }
  return { url: `http://localhost:${port}`, releasesDir, pid: child.pid ?? 0, countStarts: () => output.split(readySign).length - 1, stop };
}
