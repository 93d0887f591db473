import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The same page in another framework, below `bench/peers`. */
export interface Peer {
  name: string;
  title: string;
  /** The program of the framework that builds and serves, within its packages. */
  build: readonly [program: string, ...args: string[]];
  serve: readonly [program: string, ...args: string[]];
}

export const peers: readonly Peer[] = [
  {
    name: 'react-router',
    title: 'React Router, framework mode',
    build: ['react-router', 'build'],
    serve: ['react-router-serve', './build/server/index.js'],
  },
  { name: 'next', title: 'Next.js, app router', build: ['next', 'build'], serve: ['next', 'start'] },
];

const run = promisify(execFile);

export const peerEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

export const programOf = (folder: string, program: string) => path.join(folder, 'node_modules/.bin', program);

/**
 * Builds a peer with the given content in a separate folder and returns that folder. Installs its packages by its lock file,
 * without their scripts; rejects if they cannot be fetched.
 */
export async function buildPeer(root: string, { name, build: [program, ...args] }: Peer, content: object): Promise<string> {
  const folder = path.join(root, '.cache/peers', name);
  const source = path.join(root, 'bench/peers');
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(source, name), folder, { recursive: true });
  for (const file of ['page-parts.jsx', 'style.css']) cpSync(path.join(source, file), path.join(folder, 'app', file));
  writeFileSync(path.join(folder, 'app/content.json'), JSON.stringify(content));
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await run(programOf(folder, program), args, { cwd: folder, env: peerEnv });
  return folder;
}
