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
  banned: json(200, { status: 'fail', code: 'account_banned', message: 'This account may not write.' }),
  forbidden: json(403, { status: 'fail', code: 'forbidden', message: 'This is not allowed.' }),
  limited: json(429, { status: 'fail', code: 'too_many_requests', message: 'Wait a moment.' }),
  invalid: json(400, { status: 'fail', code: 'invalid_request', message: 'This cannot be read.' }),
  signedOut: json(401, { status: 'fail', code: 'unauthenticated', message: 'Log in.' }),
} satisfies Record<string, Answer>;

/** Why a write is refused. */
export type Refusal = keyof typeof refusals;

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
function emptyLists(value: unknown): unknown {
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

/** An entry like another one, with an id of its own. */
const repeat = (entry: unknown, times: number): unknown =>
  times === 0 || typeof entry !== 'object' || entry === null
    ? entry
    : Object.fromEntries(
        Object.entries(entry).map(([key, each]: [string, unknown]) => {
          const isId = /id$/i.test(key);
          return [
            key,
            isId && typeof each === 'string' ? `${each}-${times}` : isId && typeof each === 'number' ? each + times * 1000 : each,
          ];
        }),
      );

/** An answer with another number of entries. Lists inside of entries, such as the houses of a chart, have their number by nature. */
function resizeLists(value: unknown, count: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const resize = (list: readonly unknown[]) =>
    Array.from({ length: list.length === 0 ? 0 : count }, (_, at) => repeat(list[at % list.length], Math.floor(at / list.length)));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, Array.isArray(each) ? resize(each) : each]),
  );
}

/** An answer of the API as a fault changes it. */
export const changeAnswer = (kind: string | undefined, value: unknown, path: string): unknown => {
  if (kind === 'marked') return markTexts(value, path);
  return kind === 'one' || kind === 'many' ? resizeLists(value, kind === 'one' ? 1 : 100) : emptyLists(value);
};
