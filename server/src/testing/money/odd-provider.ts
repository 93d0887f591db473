import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that the provider, or a proxy before it, sends instead of its own. */
export interface OddAnswer {
  status?: number;
  type?: string;
  body: string;
}

export interface OddProvider {
  url: string;
  /** The address of the provider behind it. */
  target: string;
  /** Replaces the answer to a call, for example `GET /v1/payments/pay_1`; undefined forwards it. */
  answer: (call: string, own: () => Promise<string>) => Promise<OddAnswer | undefined> | OddAnswer | undefined;
  close: () => Promise<void>;
}

/** A proxy before the provider whose answers a test can replace, as bytes, so that the SDK reads them. */
export async function startOddProvider(): Promise<OddProvider> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { authorization = '', 'content-type': type = '' } = request.headers;
      let asked: Promise<Response> | undefined;
      const ask = async () =>
        (asked ??= fetch(`${odd.target}${request.url ?? ''}`, {
          method: request.method ?? 'GET',
          headers: { authorization, ...(type && { 'content-type': type }) },
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        }));
      const own = async () => (await ask()).text();
      const other = await odd.answer(`${request.method ?? ''} ${request.url ?? ''}`, own);
      if (other !== undefined) {
        response.writeHead(other.status ?? 200, { 'content-type': other.type ?? 'application/json' });
        return void response.end(other.body);
      }
      const answer = await ask();
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
      response.end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const odd: OddProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    answer: () => undefined,
    close: async () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
  return odd;
}
