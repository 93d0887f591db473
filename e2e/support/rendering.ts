import type { Composition, RenderFailureReason } from '@oracle-astra/shared/contract';
import { fetchDocument } from './documents';
import type { Site } from './site/site';

/** A parsed document, before scripts ran. */
export interface SiteDocument {
  status: number;
  /** Whether the server rendered the page. */
  isRendered: boolean;
  /** Text of the heading; null in an unrendered document. */
  heading: string | null;
  /** The release of each remote in the composition. */
  releases: Record<string, string>;
  /** Remote and release of each script tag. */
  scripts: [remote: string, release: string][];
}

/** Parses a document of the site. Throws if it has no composition. */
export function parseSiteDocument(status: number, html: string): SiteDocument {
  const json = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Error(`No document of the site, ${status}: ${html.slice(0, 300)}`);
  const { remotes } = JSON.parse(json) as Composition;
  return {
    status,
    isRendered: html.includes('id="page-state"'),
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? null,
    releases: Object.fromEntries(remotes.map(({ remote, release }) => [remote, release])),
    scripts: [...html.matchAll(/<script [^>]*src="\/releases\/([^/]+)\/([^/]+)\//g)].map(([, remote = '', release = '']) => [
      remote,
      release,
    ]),
  };
}

/** Fetches and parses the document of an address. */
export async function fetchSiteDocument(site: Site, address: string, headers: Record<string, string> = {}): Promise<SiteDocument> {
  const { status, html } = await fetchDocument(site, address, { headers });
  return parseSiteDocument(status, html);
}

/** The sum of a metric over all series with these labels. */
export async function readMetric(site: Site, name: string, labels: Record<string, string> = {}): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return text
    .split('\n')
    .map((line) => /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line))
    .filter((line) => line?.[1] === name && wanted.every((label) => (line[2] ?? '').split(',').includes(label)))
    .reduce((sum, line) => sum + Number(line?.[3]), 0);
}

export interface LoggedRenderFailure {
  remote: string;
  release: string;
  reason: RenderFailureReason;
  message: string;
}

/** The render failures in the server's log. */
export function readRenderFailures(site: Site): LoggedRenderFailure[] {
  const whole = site.log().split('\n').slice(0, -1);
  return whole
    .filter((line) => line.includes('A page is rendered in the browser instead'))
    .map((line) => JSON.parse(line) as LoggedRenderFailure);
}
