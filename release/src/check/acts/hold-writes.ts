import type { CDPSession } from 'playwright-core';

/** A write of a page. */
export interface Sent {
  /** Its method and path. */
  call: string;
  /** The fields of its body with their values. */
  fields: Record<string, string>;
}

interface HeldWrites {
  sent: Sent[];
  /** Whether every write is answered as if the site were busy. */
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
    // A body that is not JSON counts as one text.
    return body === undefined ? {} : { body };
  }
}

/**
 * Prevents writes of a page, and records what it would send. A call with a key is answered as if the site were busy; others are
 * sent with a key that writes refuse. With the browser's protocol, because Playwright's routes disable its cache.
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
  // A closed page needs no answer.
  session.on('Fetch.requestPaused', (paused) => void decide(paused as Paused).catch(() => undefined));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/apis/*' }] });
  return {
    sent,
    setFailing(value) {
      isFailing = value;
    },
  };
}
