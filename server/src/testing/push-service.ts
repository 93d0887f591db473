import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { SigningSecrets } from '../modules/session/keyed-hash';

const curve = 'prime256v1';

/** The configuration of a server that signs with new keys; `list` can be replaced. */
export function createPushConfig() {
  const list: SigningSecrets['list'] = [webPush.generateVAPIDKeys().privateKey];
  return { secrets: { list }, subject: 'mailto:operators@example.in' };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's subscription, which decrypts its messages (RFC 8291, with RFC 8188's one record). */
export function createPushBrowser(name: string) {
  const ecdh = createECDH(curve);
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },

    /** Throws if the body was not encrypted for this browser. */
    decrypt(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const serverKey = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey]);
      const secret = hkdf(ecdh.computeSecret(serverKey), auth, info, 32);
      const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, hkdf(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return record.subarray(0, record.lastIndexOf(2)).toString();
    },
  };
}

/** The claims of a VAPID header (RFC 8292); throws if its signature does not match the key it names. */
export function readVapid(header: string | undefined): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))) throw new Error('not signed');
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; exp: number; sub: string } };
}

interface PushRequest {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake push service for any address: it records requests and responds with `answers` by path. `agent` leads to it without TLS. */
export async function startPushService() {
  const requests = new Map<string, PushRequest[]>();
  const answers = new Map<string, { status: number; headers?: Record<string, string> }>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      requests.set(path, [...(requests.get(path) ?? []), { headers: request.headers, body: Buffer.concat(parts) }]);
      const { status, headers } = answers.get(path) ?? { status: 201 };
      response.writeHead(status, headers).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') });
  return {
    agent,
    answer: (endpoint: string, status: number, headers?: Record<string, string>) =>
      answers.set(new URL(endpoint).pathname, { status, ...(headers === undefined ? {} : { headers }) }),
    sentTo: (endpoint: string) => requests.get(new URL(endpoint).pathname) ?? [],
    async close() {
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
