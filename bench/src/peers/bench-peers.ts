import { chromium, type Browser } from 'playwright-core';
import { apiPaths, siteRoutes, type DiscussionsResponse } from '@oracle-astra/shared/contract';
import { describeProfile, profiles, type Profile } from '../pages/profiles';
import { visitPage, type PageVisit } from '../pages/visit-page';
import { startSite } from '../site';
import { buildPeer, peers } from './build-peer';
import { formatPeers, type Measured } from './format-peers';
import { startPeer } from './start-peer';

interface Options {
  root: string;
  rounds: number;
  chromiumPath: string;
}

/** A page that is measured: this site's, or the same in a bare framework. */
interface Candidate {
  title: string;
  address: string;
  stop: () => Promise<void>;
}

const links = [
  { path: '/forum', label: 'Forum' },
  { path: '/horoscope', label: 'Horoscope' },
  { path: '/panchang', label: 'Panchang' },
  { path: '/recharges', label: 'Recharges' },
  { path: '/blogs', label: 'Blog' },
];

async function fetchDiscussions(url: string) {
  const response = await fetch(url + apiPaths.discussions, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ start: 1, query: '' }),
  });
  const answer = (await response.json()) as DiscussionsResponse;
  if (answer.status !== 'success' || answer.discussions[0] === undefined) throw new Error('The sample content has no discussions.');
  return { discussions: answer.discussions, first: answer.discussions[0].title };
}

/** Next.js leaves the prefetches of links to pages that it does not have open for good. */
const settleMs = 10_000;

/** Builds and starts the peers; one whose packages cannot be fetched or built is named and left out. */
async function startPeers(root: string, content: object): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const peer of peers) {
    try {
      const { url, stop } = await startPeer(await buildPeer(root, peer, content), peer);
      candidates.push({ title: peer.title, address: `${url}/forum`, stop });
    } catch (error) {
      console.log(`${peer.title} is not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  return candidates;
}

/** Visits all candidates in turns, every second round in reverse, so that drift affects all equally. */
async function measure(browser: Browser, candidates: Candidate[], content: string, rounds: number, profile: Profile): Promise<Measured[]> {
  const measured = candidates.map(({ title, address }) => ({ title, address, visits: [] as PageVisit[] }));
  const visit = (address: string) => visitPage(browser, address, content, { throttling: profiles[profile], settleMs });
  for (const { address } of measured) await visit(address);
  for (let round = 0; round < rounds; round += 1) {
    for (const { address, visits } of round % 2 === 0 ? measured : [...measured].reverse()) visits.push(await visit(address));
  }
  return measured;
}

/** Measures the list of discussions beside the same page in bare frameworks, on each line and device. */
export async function benchPeers({ root, rounds, chromiumPath }: Options): Promise<void> {
  const site = await startSite({ root });
  const running: Candidate[] = [{ title: 'this site', address: site.url + siteRoutes.forum({ page: '1' }), stop: site.stop }];
  try {
    const { discussions, first } = await fetchDiscussions(site.url);
    running.push(...(await startPeers(root, { links, discussions })));
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      for (const profile of Object.keys(profiles) as Profile[]) {
        const measured = await measure(browser, running, first, rounds, profile);
        console.log(`\n${describeProfile(profile)}; medians of ${rounds} rounds\n${formatPeers(measured)}`);
      }
    } finally {
      await browser.close();
    }
  } finally {
    for (const { stop } of running) await stop();
  }
}
