import type { FastifyInstance } from 'fastify';
import { serverAddresses } from '@oracle-astra/release/src/packaging/route-pattern';
import { createTestApp } from '../../testing/test-app';
import { openSiteApp } from '../testing/site-app';

/** The first segments of all addresses with a server route, without those of the other language. */
const listFirstParts = (app: FastifyInstance) =>
  app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /^[├└]── \/([\w.-]+)/.exec(line)?.[1] ?? [])
    .filter((name) => name !== 'hi');

it('no remote may have a page at an address of the server', async () => {
  const [site, { app }] = [await openSiteApp(), await createTestApp()];
  const names = new Set([...listFirstParts(site.app), ...listFirstParts(app)]);
  // The feed is below the pages of the blog, and no remote uses the names of the sitemaps by accident.
  const others = [...names].filter((name) => name !== 'blogs' && !name.startsWith('sitemap-'));
  expect(others.filter((name) => !serverAddresses.some((known) => known === name))).toEqual([]);
  expect(others.length).toBeGreaterThan(8);
  await site.close();
});
