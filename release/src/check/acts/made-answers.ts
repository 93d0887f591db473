/** A fake answer of the API. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, value: object): Answer => ({ status, type: 'application/json', body: JSON.stringify(value) });

export const refusals = {
  busy: json(503, { status: 'fail', code: 'unavailable', message: 'Try again later.' }),
  failed: json(500, { status: 'fail', message: '' }),
};

/** As from a proxy in front of the API. */
export const garbledAnswer: Answer = { status: 200, type: 'text/html', body: '<!doctype html><title>Gateway</title><p>Please wait</p>' };

const madeId = 'release-check';

/** The answer to an accepted write: the ids and counts of the contract, and the fields that were sent. */
export const acceptWrite = (sent: Record<string, unknown>): Answer =>
  json(
    200,
    // With the status first, because a streamed reply ends with an object that begins with it.
    Object.assign(
      { status: 'success' },
      { did: madeId, cid: madeId, bid: madeId, transaction_id: madeId },
      { upvotes: 1, downvotes: 0, my_vote: 1, questions_left: 1, questions_added: 1, points_redeemed: 1 },
      sent,
      { preferences: sent, status: 'success', message: 'Done' },
    ),
  );

/** An answer of the same shape without content: lists and page counts are empty, all else is unchanged. */
export function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === 'page_count' ? 0 : emptyLists(each)]));
}

/** The name of elements that text becomes if a page takes it for HTML. */
export const markElement = 'release-check-mark';

/** An answer whose texts for people have markup at their ends, with an element for each field. */
export function markTexts(value: unknown, at: string): unknown {
  if (Array.isArray(value)) return value.map((each) => markTexts(each, at));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, markTexts(each, `${at} ${key}`)]));
  // Ids, dates, addresses and codes have no spaces, and a field with elements is HTML by contract.
  const isText = typeof value === 'string' && /\p{L}+\s+\p{L}/u.test(value) && !/<[a-z/!]/iu.test(value);
  return isText ? `${value} <${markElement} title="${at}"></${markElement}>` : value;
}
