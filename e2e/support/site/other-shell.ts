import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Site } from './site';

/** Serves the manifest of a site's shell with changed types, as the site would after a release of its shell. */
export async function startOtherShell(site: Site, change: (types: string) => string): Promise<{ url: string; close: () => Promise<void> }> {
  const manifest = (await (await fetch(`${site.url}/releases/shell/mf-manifest.json`)).json()) as { metaData: { publicPath: string } };
  const types = await (await fetch(`${manifest.metaData.publicPath}types.json`)).text();
  const server = createServer(({ headers: { host }, url }, response) => {
    const metaData = { ...manifest.metaData, publicPath: `http://${host}/releases/shell/shell-other/` };
    response.end(url?.endsWith('mf-manifest.json') ? JSON.stringify({ ...manifest, metaData }) : change(types));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
