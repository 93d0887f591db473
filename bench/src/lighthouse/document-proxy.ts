import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { listenOnFreePort } from '../listen-on-free-port';

export interface DocumentProxy {
  /** Without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** The level that the site compresses documents with costs too much for each request here; it is a few per cent of the bytes. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function readText(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const isDocument = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('text/html') === true;

/** Starts a proxy to `target` that sends its documents as `change` makes them, and everything else as it is. */
export async function startDocumentProxy(target: string, change: (html: string) => string): Promise<DocumentProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const isNavigation = headers.accept?.includes('text/html') === true;
    const sent = isNavigation ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const passed = request(new URL(url ?? '/', target), { method, headers: sent, agent }, (response) => {
      if (!isDocument(response)) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        return response.pipe(outgoing);
      }
      void readText(response).then((html) => {
        const body = brotliCompressSync(change(html), compression);
        outgoing.writeHead(response.statusCode ?? 502, {
          ...response.headers,
          'content-encoding': 'br',
          'content-length': String(body.length),
        });
        outgoing.end(body);
      });
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
