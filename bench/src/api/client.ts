import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Call {
  path: string;
  /** A body makes it a POST. */
  body?: object;
  jwt?: string;
  /** Takes brotli: the answer has to be compressed by it. */
  brotli?: boolean;
  /** The address that the caller claims: codes by SMS are limited for each. */
  from?: string;
}

export interface Client {
  /** The body of the answer, read to its end. Throws where it is no success. */
  send(call: Call): Promise<string>;
  close(): void;
}

/** Calls to one server over connections that are kept. */
export function createClient(url: string, agent = new Agent({ keepAlive: true })): Client {
  /** An answer that comes again is opened once: what is measured is the server. */
  let opened: { compressed: Buffer; text: string } = { compressed: Buffer.alloc(0), text: '' };

  function textOf(bytes: Buffer, encoding: string | undefined): string {
    if (encoding !== 'br') return bytes.toString();
    if (!bytes.equals(opened.compressed)) opened = { compressed: bytes, text: brotliDecompressSync(bytes).toString() };
    return opened.text;
  }

  function send({ path, body, jwt, from, brotli }: Call): Promise<string> {
    const payload = body && JSON.stringify(body);
    const headers = {
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
      ...(brotli && { 'accept-encoding': 'br' }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, method: payload === undefined ? 'GET' : 'POST', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = textOf(Buffer.concat(parts), response.headers['content-encoding']);
          if (response.statusCode === 200 && (!brotli || response.headers['content-encoding'] === 'br') && !text.includes('"status":"fail"')) resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(-200)}`));
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  return { send, close: () => agent.destroy() };
}
