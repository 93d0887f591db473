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

/** Builds the host of `e2e/fixtures/plain-host` and serves it from an origin of its own. */
export async function startPlainHost(): Promise<PlainHost> {
  const folder = emptyFolder();
  // The configuration is a file of the fixture, as a team elsewhere has it.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- webpack reads such files as CommonJS
  const configuration = require('../../fixtures/plain-host/webpack.config.cjs') as webpack.Configuration;
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: folder } });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error !== null || stats === undefined || stats.hasErrors())
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else resolve();
    }),
  );
  const script = readFileSync(path.join(folder, 'main.js'));
  const server = createServer(({ url }, response) => {
    if (url === '/main.js') response.setHeader('content-type', 'text/javascript').end(script);
    else
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><html lang="en"><title>A host</title><script defer src="/main.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
