import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { emptyFolder } from './folders';

const fixtures = path.resolve(__dirname, '../../fixtures');

export interface PlainHost {
  url: string;
  close: () => Promise<void>;
}

type Configuration = 'plain-host/webpack.config.cjs' | `plain-remote/${'webpack.config.cjs' | 'rspack.config.cjs' | 'vite.config.mjs'}`;

/** Builds a host or remote of `e2e/fixtures` by its own configuration, as a team elsewhere does; returns the folder of its files. */
export async function buildPlain(configuration: Configuration): Promise<string> {
  const folder = emptyFolder();
  await promisify(execFile)(process.execPath, [path.join(fixtures, 'build.mjs'), path.join(fixtures, configuration), folder]);
  return folder;
}

const page = '<!doctype html><html lang="en"><head><title>A host</title></head><body><script src="/main.js"></script></body></html>';

/** Builds the host of the fixture and serves it from an origin of its own. */
export async function startPlainHost(): Promise<PlainHost> {
  const script = readFileSync(path.join(await buildPlain('plain-host/webpack.config.cjs'), 'main.js'));
  const server = createServer(({ url }, response) => {
    if (url === '/main.js') response.setHeader('content-type', 'text/javascript').end(script);
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
