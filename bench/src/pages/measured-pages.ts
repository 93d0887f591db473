import { apiPaths, siteRoutes, type DiscussionsResponse, type RechargesResponse } from '@oracle-astra/shared/contract';

export interface MeasuredPage {
  address: string;
  /** What stands in the page's main part once its content is there: the first item of its data, as the API has it. */
  firstItem(url: string): Promise<string>;
}

async function answerOf<Answer>(address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

function needed(text: string | undefined, what: string): string {
  if (!text) throw new Error(`The sample content has no ${what}.`);
  return text;
}

/** A list of a remote's, and a page of another remote's that needs less. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    address: siteRoutes.forum({ page: '1' }),
    async firstItem(url) {
      const answer = await answerOf<DiscussionsResponse>(url + apiPaths.discussions, { start: 1, query: '' });
      return needed(answer.status === 'success' ? answer.discussions[0]?.title : undefined, 'discussion');
    },
  },
  {
    address: siteRoutes.recharges,
    async firstItem(url) {
      const answer = await answerOf<RechargesResponse>(url + apiPaths.recharges);
      return needed(answer.status === 'success' ? answer.recharges[0]?.data[0]?.text : undefined, 'pack');
    },
  },
];
