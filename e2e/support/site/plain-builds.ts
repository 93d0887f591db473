import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { emptyFolder } from './folders';

export interface PlainHost {
  url: string;
  close: () => Promise<void>;
}

/** Builds a host or remote of `e2e/fixtures` by its own configuration, as a team elsewhere does; returns the folder of its files. */
export async function buildPlain(name: 'plain-host' | 'plain-remote'): Promise<string> {
  const folder = emptyFolder();
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- webpack reads its configuration as CommonJS
  const configuration = require(path.resolve(__dirname, `../../fixtures/${name}/webpack.config.cjs`)) as webpack.Configuration;
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error !== null || stats === undefined || stats.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    }),
  );
  return folder;
}

const page = '<!doctype html><html lang="en"><head><title>A host</title></head><body><script src="/main.js"></script></body></html>';

/** Builds the host of the fixture and serves it from an origin of its own. */
export async function startPlainHost(): Promise<PlainHost> {
  const script = readFileSync(path.join(await buildPlain('plain-host'), 'main.js'));
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
