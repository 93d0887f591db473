import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';

/** The failure of a request: an answer 500, a truncated body, or no answer. */
export type Fault = 'error' | 'cut' | 'silence';

interface Stored {
  content: Buffer;
  modified: Date;
}

const bucket = 'releases';
const accessKeyId = 'TESTKEY';
const region = 'ap-south-1';
/** Small, so that lists have several pages. */
const pageSize = 5;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Why a request is refused by its signature headers, or null. The signature itself is not verified. */
function findRefusal({ headers }: IncomingMessage): [number, string] | null {
  const [, key, signedRegion] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=[\w;-]*host[\w;-]*, ?Signature=[0-9a-f]{64}$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (key === undefined || !headers['x-amz-date'] || !headers['x-amz-content-sha256']) return [403, 'AccessDenied'];
  if (key !== accessKeyId) return [403, 'InvalidAccessKeyId'];
  return signedRegion === region ? null : [400, 'AuthorizationHeaderMalformed'];
}

function list(objects: ReadonlyMap<string, Stored>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, pageSize);
  const isCut = keys.length > page.length;
  const contents = page.map((key) => {
    const { content, modified } = objects.get(key) as Stored;
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${etagOf(content)}</ETag><Size>${content.length}</Size></Contents>`;
  });
  const next = isCut ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function answerObject(request: IncomingMessage, response: ServerResponse, { content, modified }: Stored, fault: Fault | undefined): void {
  const headers = { 'content-length': content.length, etag: etagOf(content), 'last-modified': modified.toUTCString() };
  if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304).end();
  response.writeHead(200, headers);
  if (fault !== 'cut') return void response.end(request.method === 'HEAD' ? undefined : content);
  response.write(content.subarray(0, content.length / 2));
  setTimeout(() => response.destroy(), 20);
}

/** Whether a precondition of the request forbids to put an object. */
function isForbidden({ headers }: IncomingMessage, existing: Stored | undefined): boolean {
  if (headers['if-none-match'] === '*' && existing) return true;
  return headers['if-match'] !== undefined && headers['if-match'] !== (existing ? etagOf(existing.content) : '');
}

/** A fake S3 store with one bucket. `fault` chooses how a request fails, by its method and key. */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  const state: { fault: (method: string, key: string) => Fault | undefined } = { fault: () => undefined };

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://store');
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const method = request.method ?? '';
    requests.push(`${method} ${key}`);
    const fault = state.fault(method, key);
    if (fault === 'silence') return;
    if (fault === 'error') return sendError(response, 500, 'InternalError');
    const refusal = findRefusal(request);
    if (refusal) return sendError(response, ...refusal);
    if (name !== bucket) return sendError(response, 404, 'NoSuchBucket');
    if (key === '') return void response.writeHead(200, { 'content-type': 'application/xml' }).end(list(objects, url.searchParams));
    const existing = objects.get(key);
    if (method === 'PUT') {
      if (isForbidden(request, existing)) return sendError(response, 412, 'PreconditionFailed');
      objects.set(key, { content: body, modified: new Date() });
      return void response.writeHead(200, { etag: etagOf(body) }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (existing === undefined) return method === 'HEAD' ? void response.writeHead(404).end() : sendError(response, 404, 'NoSuchKey');
    answerObject(request, response, existing, fault);
  }

  const server = createServer((request, response) => void readBody(request).then((body) => answer(request, response, body)));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    requests,
    state,
    /** The variables that name the bucket. */
    env: {
      RELEASES_BUCKET: `s3://${bucket}/site`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: 'a secret that only the tests know',
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
