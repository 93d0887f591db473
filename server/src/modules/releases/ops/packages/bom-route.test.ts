import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { addErrorHandler } from '../../../../plugins/error-handler';
import { addBomRoute, serverBomPath } from './bom-route';
import type { LiveContract } from '../live-contracts';
import { renderBoms } from './render-packages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bom-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function ask() {
  const app = Fastify();
  addErrorHandler(app);
  addBomRoute(app, join(folder, 'assets'));
  return app.inject(serverBomPath);
}

it('serves the list that the build wrote beside the server, and 404 without one', async () => {
  expect((await ask()).statusCode).toBe(404);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'bom.cdx.json'), '{"bomFormat":"CycloneDX"}');
  const answer = await ask();
  expect(answer.headers['content-type']).toBe('application/vnd.cyclonedx+json; version=1.6');
  expect(answer.json()).toEqual({ bomFormat: 'CycloneDX' });
});

it('links to the list of the server and to that of each release that has one', () => {
  const contract = { remote: 'forum', release: 'forum-1', routes: [], endpoints: [], takes: {}, needs: {}, provides: {} };
  const live: LiveContract[] = [
    { ...contract, bom: '/releases/forum/forum-1/bom.cdx.json' },
    { ...contract, release: 'chat-1', bom: null },
  ];
  const links = [...renderBoms(live).matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(links).toEqual(['/ops/bom.cdx.json', '/releases/forum/forum-1/bom.cdx.json']);
});
