import { apiPaths } from '../contract';

export type FakeAnswer = unknown | ((body: unknown, url: URL) => unknown);

export interface FakeCall {
  path: string;
  body: unknown;
  headers: Headers;
}

/**
 * A `fetch` with canned answers: `answers` by path, each a JSON value, a `Response`, or a function of the request's body and
 * address that returns either (or a promise of it). Unknown paths answer 404, and the session cookie is invalid unless there is
 * an answer for its exchange. Calls are kept in `calls`.
 */
export function fakeApi(answers: Record<string, FakeAnswer>): { fetch: typeof fetch; calls: FakeCall[] } {
  const calls: FakeCall[] = [];
  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input instanceof Request ? input : new URL(String(input), 'http://site.test'), init);
    const url = new URL(request.url);
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    calls.push({ path: url.pathname, body, headers: request.headers });
    const answer = answers[url.pathname];
    const value: unknown = typeof answer === 'function' ? await (answer as (body: unknown, url: URL) => unknown)(body, url) : answer;
    if (value instanceof Response) return value;
    if (value === undefined && url.pathname === apiPaths.bearerToken) return json({ status: 'fail', message: 'Please log in again.' }, 401);
    return value === undefined ? json({ status: 'fail', message: 'Not found.' }, 404) : json(value, 200);
  }
  return { fetch: fakeFetch as typeof fetch, calls };
}

const json = (value: unknown, status: number) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** A response whose body arrives in these chunks. */
export function piecesOf(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
