import { apiPaths, siteRoutes, type DiscussionsResponse, type RechargesResponse } from '@oracle-astra/shared/contract';

export interface MeasuredPage {
  address: string;
  /** What stands in the page's main part once its content is there: the first item of its data, as the API has it. */
  fetchFirstItem(url: string): Promise<string>;
}

async function fetchJson<Answer>(address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

function requireText(text: string | undefined, what: string): string {
  if (!text) throw new Error(`The sample content has no ${what}.`);
  return text;
}

/** A list of a remote's, and a page of another remote's that needs less. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    address: siteRoutes.forum({ page: '1' }),
    async fetchFirstItem(url) {
      const answer = await fetchJson<DiscussionsResponse>(url + apiPaths.discussions, { start: 1, query: '' });
      return requireText(answer.status === 'success' ? answer.discussions[0]?.title : undefined, 'discussion');
    },
  },
  {
    address: siteRoutes.recharges,
    async fetchFirstItem(url) {
      const answer = await fetchJson<RechargesResponse>(url + apiPaths.recharges);
      return requireText(answer.status === 'success' ? answer.recharges[0]?.data[0]?.text : undefined, 'pack');
    },
  },
];
