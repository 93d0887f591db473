import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSigner } from './files/signatures';
import { useTemporaryFolder, writeBuiltRelease } from './testing/built-release';
import { upload } from './upload';

const folder = useTemporaryFolder();
let server: Server;
afterEach(() => server.close());

/** A site, or a proxy before it, that gives each request this answer. */
async function startSite(status: number, type: string, body: string): Promise<string> {
  server = createServer((request, response) => {
    request.resume();
    request.once('end', () => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  [
    'a proxy that takes no large requests',
    413,
    'text/html',
    '<html>413 Request Entity Too Large</html>',
    'a proxy before the site takes no request of',
  ],
  ['the site’s own sentence', 413, 'application/json', '{"message":"That is too much"}', '(413): That is too much'],
  ['an answer without a sentence', 502, 'text/html', '<html>', '(502): no reason was given'],
])('publishing reports %s', async (_what, status, type, body, sentence) => {
  const site = await startSite(status, type, body);
  const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1' });
  await expect(upload(built, await readSigner(folder(), {}), site)).rejects.toThrow(sentence);
});
