import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface ApiCall {
  path: string;
  /** A body makes it a POST. */
  body?: object;
  jwt?: string;
  /** Accepts brotli only; throws when the response is not compressed. */
  brotli?: boolean;
  /** Idempotency-Key: the call may be sent again. */
  key?: string;
  /** Resolves with a response that says `"status":"fail"` too. */
  acceptsFailure?: boolean;
  /** Milliseconds without a byte after which the call rejects. */
  timeoutMs?: number;
  /** Value of X-Forwarded-For: SMS codes are limited per address. */
  clientAddress?: string;
}

export interface ApiClient {
  /** Resolves with the response body. Rejects when the response is not a success. */
  send(call: ApiCall): Promise<string>;
  close(): void;
}

/** A client of one server with keep-alive connections. */
export function createClient(url: string, agent = new Agent({ keepAlive: true })): ApiClient {
  /** A repeated response is decompressed once, because the server is measured and not the client. */
  let lastDecoded: { compressed: Buffer; text: string } = { compressed: Buffer.alloc(0), text: '' };

  function decodeBody(bytes: Buffer, encoding: string | undefined): string {
    if (encoding !== 'br') return bytes.toString();
    if (!bytes.equals(lastDecoded.compressed)) lastDecoded = { compressed: bytes, text: brotliDecompressSync(bytes).toString() };
    return lastDecoded.text;
  }

  function send({ path, body, jwt, key, clientAddress, brotli, acceptsFailure = false, timeoutMs = 0 }: ApiCall): Promise<string> {
    const payload = body && JSON.stringify(body);
    const headers = {
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(brotli && { 'accept-encoding': 'br' }),
      ...(clientAddress !== undefined && { 'x-forwarded-for': clientAddress }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, method: payload === undefined ? 'GET' : 'POST', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = decodeBody(Buffer.concat(parts), response.headers['content-encoding']);
          if (
            response.statusCode === 200 &&
            (!brotli || response.headers['content-encoding'] === 'br') &&
            (acceptsFailure || !text.includes('"status":"fail"'))
          )
            resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(-200)}`));
        });
      });
      if (timeoutMs > 0) sent.setTimeout(timeoutMs, () => sent.destroy(new Error(`${path} was silent for ${timeoutMs} ms`)));
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  return { send, close: () => agent.destroy() };
}
