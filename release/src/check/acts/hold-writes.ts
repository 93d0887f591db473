import type { CDPSession } from 'playwright-core';

/** A call with which a page sends something. */
export interface Sent {
  /** Its method and path. */
  call: string;
  /** The fields of its body with their values. */
  fields: Record<string, string>;
}

interface HeldWrites {
  sent: Sent[];
  /** Whether nothing gets another answer than that the site is busy. */
  setFailing: (value: boolean) => void;
}

interface Paused {
  requestId: string;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
}

const answer = Buffer.from('{"status":"fail","code":"unavailable","message":"Try again later."}').toString('base64');
/** Every write of the API refuses a key of this form, and every read ignores it. */
const malformedKey = 'nothing is written by a check';

const keyHeader = 'idempotency-key';

function readFields(body: string | undefined): Record<string, string> {
  try {
    const read = JSON.parse(body ?? '{}') as unknown;
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
  } catch {
    // What is not JSON is one text.
    return body === undefined ? {} : { body };
  }
}

/**
 * Keeps a page from writing anything, and notes what it would send. What carries a key is answered as where a site is busy; all else
 * goes to the site with a key that its writes refuse. By the browser's own protocol, since
 * with routes of Playwright nothing comes from its cache.
 */
export async function holdWrites(session: CDPSession): Promise<HeldWrites> {
  const sent: Sent[] = [];
  let isFailing = false;
  const decide = async ({ requestId, request: { method, url, headers, postData } }: Paused) => {
    const isWrite = Object.keys(headers).some((name) => name.toLowerCase() === keyHeader);
    if (isWrite || !['GET', 'HEAD'].includes(method))
      sent.push({ call: `${method} ${new URL(url).pathname}`, fields: readFields(postData) });
    if (isWrite || isFailing)
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 503,
        responseHeaders: [{ name: 'content-type', value: 'application/json' }],
        body: answer,
      });
    const all = [...Object.entries(headers).map(([name, value]) => ({ name, value })), { name: keyHeader, value: malformedKey }];
    return session.send('Fetch.continueRequest', { requestId, headers: all });
  };
  // A page that is gone needs no answer.
  session.on('Fetch.requestPaused', (paused) => void decide(paused as Paused).catch(() => undefined));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/apis/*' }] });
  return {
    sent,
    setFailing(value) {
      isFailing = value;
    },
  };
}
