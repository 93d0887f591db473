import { chromium, type Browser } from 'playwright-core';
import { apiPaths, siteRoutes, type DiscussionsResponse } from '@oracle-astra/shared/contract';
import { entrancePages } from '../pages/measured-pages';
import { describeProfile, profiles, type Profile } from '../pages/profiles';
import { visitPage, type PageVisit } from '../pages/visit-page';
import { startSite } from '../site';
import { buildPeer, peers as bareFrameworks } from './build-peer';
import { formatPages, formatPeers, type Measured } from './format-peers';
import { startPeer } from './start-peer';

interface Options {
  root: string;
  rounds: number;
  chromiumPath: string;
}

/** A measured page: this site's, or the same in another framework. */
interface Candidate {
  title: string;
  address: string;
  /** The text in the main element when the page is complete. */
  content: string;
}
type Running = Candidate & { stop: () => Promise<void> };

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

/** Next.js never closes the prefetches of links to pages that it does not have. */
const settleMs = 10_000;

/** Builds and starts the peers; skips one whose packages cannot be fetched or built, with a message. */
async function startPeers(root: string, data: object, content: string): Promise<Running[]> {
  const candidates: Running[] = [];
  for (const peer of bareFrameworks) {
    try {
      const { url, stop } = await startPeer(await buildPeer(root, peer, data), peer);
      candidates.push({ title: peer.title, address: `${url}/forum`, content, stop });
    } catch (error) {
      console.log(`${peer.title} is not measured: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
  return candidates;
}

/** Visits all candidates in turns, every second round in reverse, so that drift affects all equally. */
async function measure(browser: Browser, candidates: readonly Candidate[], rounds: number, profile: Profile): Promise<Measured[]> {
  const measured = candidates.map((candidate) => ({ ...candidate, visits: [] as PageVisit[] }));
  const visit = ({ address, content }: Candidate) => visitPage(browser, address, content, { throttling: profiles[profile], settleMs });
  for (const candidate of measured) await visit(candidate);
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of round % 2 === 0 ? measured : [...measured].reverse()) candidate.visits.push(await visit(candidate));
  }
  return measured;
}

/** Measures a page of each remote in turns; no peer has these pages. */
async function measureEntrances(browser: Browser, url: string, rounds: number): Promise<Measured[]> {
  const entrances: Candidate[] = [];
  for (const { address, fetchFirstItem } of entrancePages) {
    entrances.push({ title: address, address: url + address, content: await fetchFirstItem(url) });
  }
  return measure(browser, entrances, rounds, 'mobile');
}

/** Compares the list of discussions with the same page in other frameworks, for each profile. */
export async function benchPeers({ root, rounds, chromiumPath }: Options): Promise<void> {
  const site = await startSite({ root });
  const running = [{ stop: site.stop }];
  try {
    const { discussions, first } = await fetchDiscussions(site.url);
    const peers = await startPeers(root, { links, discussions }, first);
    running.push(...peers);
    const candidates = [{ title: 'this site', address: site.url + siteRoutes.forum({ page: '1' }), content: first }, ...peers];
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      for (const profile of Object.keys(profiles) as Profile[]) {
        const measured = await measure(browser, candidates, rounds, profile);
        console.log(`\n${describeProfile(profile)}; medians of ${rounds} rounds\n${formatPeers(measured)}`);
      }
      console.log(
        `\n${describeProfile('mobile')}; a page of each remote\n${formatPages(await measureEntrances(browser, site.url, rounds))}`,
      );
    } finally {
      await browser.close();
    }
  } finally {
    for (const { stop } of running) await stop();
  }
}
