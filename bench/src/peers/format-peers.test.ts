import { formatPeers } from './format-peers';

const visit = (largestPaintMs: number, interactiveMs: number, scriptBytes: number) => ({ largestPaintMs, interactiveMs, scriptBytes });

it('prints medians, and the ratio of this site to each peer', () => {
  const table = formatPeers([
    { title: 'this site', visits: [visit(500, 1500, 138_000), visit(510, 1400, 138_000), visit(520, 1300, 138_000)] },
    { title: 'Bare', visits: [visit(510, 1000, 115_000)] },
  ]);
  const [, site, peer] = table.split('\n').filter((line) => !/^[\s|-]*$/.test(line));
  expect(site).toMatch(/this site.*510.*1,400.*138\.0/);
  expect(peer).toMatch(/Bare.*510.*× 1\.00.*1,000.*× 1\.40.*115\.0.*× 1\.20/);
});
