import { request, type Agent } from 'node:http';

export interface OpenStream {
  /** In the time of `performance.now`. */
  firstByteAt: number;
  /** Resolves with the whole text. */
  ended: Promise<string>;
}

/**
 * Posts a question; resolves with the first part of the reply. With the key of an earlier question it follows that reply.
 * Rejects when the response is not a stream of text.
 */
export function openStream(url: string, agent: Agent, jwt: string, body: object, key?: string): Promise<OpenStream> {
  const payload = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${jwt}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      const parts: Buffer[] = [];
      const ended = new Promise<string>((end, fail) => {
        response.on('end', () => end(Buffer.concat(parts).toString()));
        response.on('error', fail);
      });
      // Rejects for a caller that waits for the end; ignored if the response was refused.
      ended.catch(() => undefined);
      response.on('data', (part: Buffer) => {
        if (parts.length === 0) {
          if (response.statusCode === 200) resolve({ firstByteAt: performance.now(), ended });
          else reject(new Error(`A question was answered ${response.statusCode}: ${part.toString().slice(0, 200)}`));
        }
        parts.push(part);
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}
