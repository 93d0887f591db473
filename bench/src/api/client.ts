import { Agent, request } from 'node:http';

export interface Call {
  path: string;
  /** A body makes it a POST. */
  body?: object;
  jwt?: string;
  /** The address that the caller claims: codes by SMS are limited for each. */
  from?: string;
}

export interface Client {
  /** The body of the answer, read to its end. Throws where it is no success. */
  send(call: Call): Promise<string>;
  close(): void;
}

/** Calls to one server over connections that are kept. */
export function makeClient(url: string): Client {
  const agent = new Agent({ keepAlive: true });

  function send({ path, body, jwt, from }: Call): Promise<string> {
    const payload = body && JSON.stringify(body);
    const headers = {
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(jwt !== undefined && { authorization: `Bearer ${jwt}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url + path, { agent, method: payload === undefined ? 'GET' : 'POST', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200 && !text.includes('"status":"fail"')) resolve(text);
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(-200)}`));
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  }

  return { send, close: () => agent.destroy() };
}
