import { apiPaths, localizePath, siteRoutes, type DiscussionsResponse, type RechargesResponse } from '@oracle-astra/shared/contract';

export interface MeasuredPage {
  address: string;
  /** Fetches the text that the main element shows once the content is rendered: the first item of the page's data. */
  fetchFirstItem(url: string): Promise<string>;
}

async function fetchJson<Body>(address: string, body?: object): Promise<Body> {
  const response = await fetch(
    address,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Body;
}

function requireText(text: string | undefined, what: string): string {
  if (!text) throw new Error(`The sample content has no ${what}.`);
  return text;
}

const forum: MeasuredPage = {
  address: siteRoutes.forum({ page: '1' }),
  async fetchFirstItem(url) {
    const response = await fetchJson<DiscussionsResponse>(url + apiPaths.discussions, { start: 1, query: '' });
    return requireText(response.status === 'success' ? response.discussions[0]?.title : undefined, 'discussion');
  },
};

/** A page whose first item is the heading of its rendered document. */
const headed = (address: string): MeasuredPage => ({
  address,
  async fetchFirstItem(url) {
    const html = await (await fetch(url + address)).text();
    return requireText(/<h1[^>]*>([^<]+)/.exec(html)?.[1], `heading at ${address}`);
  },
});

const recharges: MeasuredPage = {
  address: siteRoutes.recharges,
  async fetchFirstItem(url) {
    const response = await fetchJson<RechargesResponse>(url + apiPaths.recharges);
    return requireText(response.status === 'success' ? response.recharges[0]?.data[0]?.text : undefined, 'pack');
  },
};

/** A page of each remote as a visitor sees it; the chats redirect a visitor to the choice of astrologers. */
export const entrancePages: readonly MeasuredPage[] = [
  forum,
  headed(siteRoutes.home),
  recharges,
  headed(siteRoutes.horoscope('Aries')),
  headed(siteRoutes.chats()),
];

/** A list of one remote in both languages, a page of another remote with less data, and the most common entry pages. */
export const measuredPages: readonly MeasuredPage[] = [
  forum,
  { ...forum, address: localizePath(forum.address, 'hi') },
  recharges,
  headed(siteRoutes.home),
  headed(siteRoutes.horoscope('Aries')),
  headed(siteRoutes.freeKundli()),
];
