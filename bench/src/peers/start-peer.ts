import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../site';
import { peerEnv, programOf, type Peer } from './build-peer';

const startMs = 60_000;

export interface RunningPeer {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves a built peer; rejects when it does not answer within a minute. */
export async function startPeer(folder: string, { title, serve: [program, ...args] }: Peer): Promise<RunningPeer> {
  const port = await freePort();
  const child = spawn(programOf(folder, program), args, {
    cwd: folder,
    env: { ...peerEnv, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await wait(200)) {
    const answer = await fetch(`${url}/forum`).catch(() => null);
    if (answer?.ok) return { url, stop };
    if (child.exitCode !== null) break;
  }
  if (child.exitCode === null) await stop();
  throw new Error(`${title} did not start`);
}
