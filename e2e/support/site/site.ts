import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { collectOutput } from './child-output';
import { dataFolder, emptyFolder, sharedSiteVariable } from './folders';

const root = path.resolve(__dirname, '../../..');
// With the thread count of the start script on two processors; by default V8's compilation of the database would double the start time.
const serverProgram = ['--enable-source-maps', '--v8-pool-size=1', path.join(root, 'server/dist/server.mjs')];
// A site of a few journeys ends before V8's second compilation of the database pays off, which is a third of its start.
const briefServerProgram = ['--no-wasm-tier-up', ...serverProgram];
const startScript = [path.join(root, 'scripts/start.mjs')];

/** A running site. */
export interface Site {
  url: string;
  port: number;
  dataDir: string;
  releasesDir: string;
  /** The output so far. */
  log: () => string;
}

export interface OwnSite extends Site {
  /** The started process: the server or the start script. */
  pid: number | undefined;
  /** Sends SIGTERM and waits for the exit. */
  stop: () => Promise<void>;
  /** Kills the server process and waits for the exit. */
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
  dataDir?: string;
  port?: number;
  /** The folder in which the program is started; by default that of this repository. */
  cwd?: string;
}

/** Starts the server on a free port and waits until it listens; `dataDir` defaults to a copy of the template. */
export const startSite = (options: Options = {}): Promise<OwnSite> =>
  startProgram(briefServerProgram, { dataDir: options.dataDir ?? dataFolder(), ...options });

/** Like `startSite`, with the script of `npm start`; `dataDir` defaults to an empty folder. */
export const startWithNpm = (options: Options = {}): Promise<OwnSite> =>
  startProgram(startScript, { dataDir: options.dataDir ?? emptyFolder(), ...options });

/** Starts a site with any program. */
export async function startProgram(
  program: string[],
  { env = {}, dataDir, port, cwd = root }: Options & { dataDir: string },
): Promise<OwnSite> {
  const actualPort = port ?? (await freePort());
  // The render budget is long, because a busy machine renders slowly.
  const { child, log } = run(
    program,
    {
      PORT: String(actualPort),
      DATA_DIR: dataDir,
      READER_PACE_MS: '1',
      RENDER_BUDGET_MS: '5000',
      ...env,
    },
    cwd,
  );
  await waitUntilListening(child, log);
  // Other processes write to the same log.
  const serverPid = Number(/"pid":(\d+)[^\n]*Server listening/.exec(log())?.[1] ?? child.pid);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url: `http://localhost:${actualPort}`,
    port: actualPort,
    dataDir,
    releasesDir: path.join(dataDir, 'releases'),
    log,
    pid: child.pid,
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

function waitUntilListening(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (!/^.+ is at http/m.test(log())) return;
      clearInterval(timer);
      resolve();
    }, 50);
    child.once('exit', (code) => {
      clearInterval(timer);
      reject(new Error(`The site ended with ${code}:\n${log()}`));
    });
  });
}

/** The site for journeys that use their own users and neither stop it nor change its releases. */
export function getSharedSite(): Site {
  const { port, dataDir, logFile } = JSON.parse(process.env[sharedSiteVariable] ?? 'null') as {
    port: number;
    dataDir: string;
    logFile: string;
  };
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    releasesDir: path.join(dataDir, 'releases'),
    log: () => readFileSync(logFile, 'utf8'),
  };
}

/** Runs the start script, which is expected to fail; resolves with its exit code and the lines of its standard error. */
export async function startExpectingFailure(env: Record<string, string>): Promise<{ code: number | null; errors: string[] }> {
  const { child, errors } = run(startScript, env);
  // Not `exit`, because lines may still follow it.
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, errors: errors() };
}

const environment = (env: Record<string, string>) => {
  const { NODE_ENV: _test, ...inherited } = process.env;
  return { ...inherited, RESTART_SERVER: '0', ...env };
};

function run(program: string[], env: Record<string, string>, cwd = root) {
  const child = spawn(process.execPath, program, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const { all, errors } = collectOutput(child);
  return { child, log: all, errors };
}

/** Starts the shared site with a log file that all workers can read. Resolves with the process and the value of the shared variable. */
export async function startSharedSite(
  dataDir: string,
  env: Record<string, string>,
  name = 'server',
): Promise<{ child: ChildProcess; port: number; shared: string }> {
  const port = await freePort();
  const logFile = path.join(dataDir, `${name}.log`);
  const output = openSync(logFile, 'w');
  const child = spawn(process.execPath, serverProgram, {
    cwd: root,
    env: environment({ PORT: String(port), DATA_DIR: dataDir, READER_PACE_MS: '1', ...env }),
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  await waitUntilListening(child, () => readFileSync(logFile, 'utf8'));
  return { child, port, shared: JSON.stringify({ port, dataDir, logFile }) };
}
