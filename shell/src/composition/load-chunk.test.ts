import { loadChunk } from './load-chunk';

const base = 'http://localhost/releases/forum';
const tags = () => [...document.scripts];
const fetchList = jest.fn<Promise<Partial<Response>>, [string]>();
const flush = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Requests a chunk as webpack's runtime does; returns the callback. */
function request(address: string) {
  const done = jest.fn();
  loadChunk(address, done);
  return done;
}

beforeEach(() => {
  fetchList.mockReset().mockResolvedValue({ ok: true, json: async () => ({ 'a.js': 'sha384-a', 'b.js': 'sha384-b' }) });
  globalThis.fetch = fetchList as unknown as typeof fetch;
});
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

it('loads a chunk with the hash from its release’s list, and requests that list once', async () => {
  const done = request(`${base}/one/a.js`);
  request(`${base}/one/b.js`);
  await flush();
  expect(tags().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [`${base}/one/a.js`, 'sha384-a', 'anonymous'],
    [`${base}/one/b.js`, 'sha384-b', 'anonymous'],
  ]);
  expect(fetchList.mock.calls.map(([address]) => address)).toEqual([`${base}/one/integrity.json`]);
  tags()[0]?.dispatchEvent(new Event('load'));
  await flush();
  expect(done.mock.calls).toEqual([[{ type: 'load', target: { src: `${base}/one/a.js` } }]]);
});

it('loads a chunk once for concurrent requests, and calls back both', async () => {
  const done = [request(`${base}/twice/a.js`), request(`${base}/twice/a.js`)];
  await flush();
  expect(tags()).toHaveLength(1);
  tags()[0]?.dispatchEvent(new Event('load'));
  await flush();
  expect(done.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('reports a script that is blocked or fails, and retries under another address', async () => {
  const done = request(`${base}/two/a.js`);
  await flush();
  tags()[0]?.dispatchEvent(new Event('error'));
  await flush();
  expect(done.mock.calls).toEqual([[{ type: 'a.js did not load', target: { src: `${base}/two/a.js` } }]]);
  request(`${base}/two/a.js`);
  await flush();
  expect(tags().map(({ src, integrity }) => [src, integrity])).toEqual([[`${base}/two/a.js?retry=1`, 'sha384-a']]);
});

it('does not run a file that the list does not contain', async () => {
  const done = request(`${base}/three/c.js`);
  await flush();
  expect(tags()).toEqual([]);
  expect(done.mock.calls).toEqual([[expect.objectContaining({ type: `${base}/three/integrity.json does not name c.js` })]]);
});

it.each<[string, () => Promise<Partial<Response>>]>([
  ['is missing', async () => ({ ok: false, status: 404 })],
  [
    'does not load',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  [
    'is not JSON',
    async () => ({
      ok: true,
      json: async () => {
        throw new SyntaxError('no JSON');
      },
    }),
  ],
])('does not run a file where the list %s, and requests the list again at the next try', async (_what, fail) => {
  fetchList.mockImplementationOnce(fail);
  const address = `${base}/four-${_what.length}/a.js`;
  const done = request(address);
  await flush();
  expect(tags()).toEqual([]);
  expect(done).toHaveBeenCalledTimes(1);
  request(address);
  await flush();
  expect(tags()).toHaveLength(1);
});
