import type { CDPSession } from 'playwright-core';
import { releaseReportPath } from '@oracle-astra/shared/contract';
import { acceptWrite, changeAnswer, garbledAnswer, refusals, type Answer, type Refusal } from './made-answers';

/** A write of a page, or a read by POST. */
export interface Sent {
  /** Its method and path. */
  call: string;
  /** The fields of its body with their values. */
  fields: Record<string, string>;
  /** Whether it has an Idempotency-Key, as every write of a page. */
  isWrite?: boolean;
  /** The Idempotency-Key: two writes with one key are one. */
  key?: string;
  /** Whether it says who sends it. */
  isSigned?: boolean;
}

/** What is wrong with the answers of an endpoint. */
export type Fault = 'late' | 'empty' | 'one' | 'many' | 'fails' | 'garbled' | 'marked';

/** How calls of the API are answered. */
export interface Answering {
  /** For the reads of a path; for all calls where the path is null. */
  fault?: { path: string | null; kind: Fault };
  /** Whether a write is answered as done; it is sent in neither case. */
  isAccepted?: boolean;
  /** Why a write is refused; by default because the site is busy. */
  refusal?: Refusal;
  /** Whether a write is answered only after it is released. */
  isHeld?: boolean;
}

interface HeldWrites {
  sent: Sent[];
  setAnswering: (value: Answering) => void;
  /** Calls whose answers are held until they are released. */
  countLate: () => number;
  answerLate: () => void;
}

interface Paused {
  requestId: string;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
  /** Known only with the response. */
  responseStatusCode?: number;
}

/** Every write of the API refuses a key of this form, and every read ignores it. */
const malformedKey = 'nothing is written by a check';
const keyHeader = 'idempotency-key';

function readBody(body: string | undefined): Record<string, unknown> {
  try {
    const read = JSON.parse(body ?? '{}') as unknown;
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    // A body that is not JSON counts as one text.
    return body === undefined ? {} : { body };
  }
}

const toFields = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));

/**
 * Prevents writes of a page, and records what it would send. A call with a key is answered as if the site were busy, or as if it
 * were done; others are sent with a key that writes refuse. With the browser's protocol, because Playwright's routes disable its
 * cache.
 */
export async function holdWrites(session: CDPSession): Promise<HeldWrites> {
  const sent: Sent[] = [];
  const late: (() => void)[] = [];
  let answering: Answering = {};
  const fulfill = async (requestId: string, { status, type, body }: Answer) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: Buffer.from(body).toString('base64'),
    });
  const change = async (requestId: string, status: number, path: string) => {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const value = JSON.parse(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()) as unknown;
    return fulfill(requestId, {
      status,
      type: 'application/json',
      body: JSON.stringify(changeAnswer(answering.fault?.kind, value, path)),
    });
  };
  const proceed = async ({ requestId, request: { headers } }: Paused, interceptResponse: boolean) => {
    const all = [...Object.entries(headers).map(([name, value]) => ({ name, value })), { name: keyHeader, value: malformedKey }];
    return session.send('Fetch.continueRequest', { requestId, headers: all, interceptResponse });
  };
  const decide = async (paused: Paused): Promise<unknown> => {
    const { requestId, request, responseStatusCode } = paused;
    // A response without JSON has no lists.
    if (responseStatusCode !== undefined)
      return change(requestId, responseStatusCode, new URL(request.url).pathname).catch(async () =>
        session.send('Fetch.continueResponse', { requestId }),
      );
    const [, key] = Object.entries(request.headers).find(([name]) => name.toLowerCase() === keyHeader) ?? [];
    const isWrite = key !== undefined;
    const isSigned = Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization');
    const [{ pathname }, body] = [new URL(request.url), readBody(request.postData)];
    const { fault, isAccepted, refusal = 'busy', isHeld } = answering;
    // The frame sends its reports at any time, independently of the act.
    if (isWrite || (!['GET', 'HEAD'].includes(request.method) && pathname !== releaseReportPath))
      sent.push({ call: `${request.method} ${pathname}`, fields: toFields(body), isWrite, key, isSigned });
    if (isWrite && isHeld) await new Promise<void>((resolve) => late.push(resolve));
    if (isWrite) return fulfill(requestId, isAccepted ? acceptWrite(body) : refusals[refusal]);
    const kind = fault?.path === null || fault?.path === pathname ? fault.kind : null;
    if (kind === 'fails') return fulfill(requestId, fault?.path === null ? refusals.busy : refusals.failed);
    if (kind === 'garbled') return fulfill(requestId, garbledAnswer);
    // A stream has no end to wait for.
    const isStream = Object.values(request.headers).includes('text/event-stream');
    if (kind === 'late') await new Promise<void>((resolve) => late.push(resolve));
    return proceed(paused, kind !== null && kind !== 'late' && !isStream);
  };
  // A closed page needs no answer.
  session.on('Fetch.requestPaused', (paused) => void decide(paused as Paused).catch(() => undefined));
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/apis/*' }] });
  const setAnswering = (value: Answering) => {
    answering = value;
    for (const answer of late.splice(0)) answer();
  };
  return { sent, setAnswering, countLate: () => late.length, answerLate: () => setAnswering({}) };
}
