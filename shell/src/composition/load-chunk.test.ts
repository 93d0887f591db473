import { loadChunk } from './load-chunk';

const base = 'http://localhost/releases/forum';
const tags = () => [...document.scripts];
const answer = jest.fn<Promise<Partial<Response>>, [string]>();
const settled = () => new Promise((resolve) => { setTimeout(resolve); });

/** Asks for a chunk as webpack's runtime does; what it was told in the end. */
function ask(address: string) {
  const told = jest.fn();
  loadChunk(address, told);
  return told;
}

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => ({ 'a.js': 'sha384-a', 'b.js': 'sha384-b' }) });
  globalThis.fetch = answer as unknown as typeof fetch;
});
afterEach(() => {
  for (const tag of tags()) tag.remove();
});

it('brings a chunk with the hash that the list of its release names, and asks for that list once', async () => {
  const told = ask(`${base}/one/a.js`);
  ask(`${base}/one/b.js`);
  await settled();
  expect(tags().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
    [`${base}/one/a.js`, 'sha384-a', 'anonymous'], [`${base}/one/b.js`, 'sha384-b', 'anonymous'],
  ]);
  expect(answer.mock.calls.map(([address]) => address)).toEqual([`${base}/one/integrity.json`]);
  tags()[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(told.mock.calls).toEqual([[{ type: 'load', target: { src: `${base}/one/a.js` } }]]);
});

it('brings one that is asked for twice at a time once, and tells both', async () => {
  const told = [ask(`${base}/twice/a.js`), ask(`${base}/twice/a.js`)];
  await settled();
  expect(tags()).toHaveLength(1);
  tags()[0]?.dispatchEvent(new Event('load'));
  await settled();
  expect(told.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('says what failed where the script is refused or does not come, and asks under another address at the next try', async () => {
  const told = ask(`${base}/two/a.js`);
  await settled();
  tags()[0]?.dispatchEvent(new Event('error'));
  await settled();
  expect(told.mock.calls).toEqual([[{ type: 'a.js did not load', target: { src: `${base}/two/a.js` } }]]);
  ask(`${base}/two/a.js`);
  await settled();
  expect(tags().map(({ src, integrity }) => [src, integrity])).toEqual([[`${base}/two/a.js?retry=1`, 'sha384-a']]);
});

it('runs nothing that the list does not name', async () => {
  const told = ask(`${base}/three/c.js`);
  await settled();
  expect(tags()).toEqual([]);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ type: `${base}/three/integrity.json does not name c.js` })]]);
});

it.each<[string, () => Promise<Partial<Response>>]>([
  ['is missing', async () => ({ ok: false, status: 404 })],
  ['does not come', async () => { throw new TypeError('Failed to fetch'); }],
  ['is none', async () => ({ ok: true, json: async () => { throw new SyntaxError('no JSON'); } })],
])('runs nothing where the list %s, and asks for it anew at the next try', async (_what, fail) => {
  answer.mockImplementationOnce(fail);
  const address = `${base}/four-${_what.length}/a.js`;
  const told = ask(address);
  await settled();
  expect(tags()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(1);
  ask(address);
  await settled();
  expect(tags()).toHaveLength(1);
});
