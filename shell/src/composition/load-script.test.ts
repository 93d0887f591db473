import { loadScript } from './load-script';

const file = { name: 'entry.js', bytes: 1, integrity: 'sha384-entry' };
const base = '/releases/forum/forum-1/';
const load = (attempt?: number) => loadScript(base, file, 4000, attempt);
const tags = () => [...document.scripts];

function addDocumentTag(): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.src = `${base}entry.js`;
  document.head.append(tag);
  return tag;
}

afterEach(() => {
  for (const tag of tags()) tag.remove();
  jest.useRealTimers();
});

describe('a file without a tag in the document', () => {
  it('is loaded by a new tag with its integrity', async () => {
    const loading = load();
    const [tag] = tags();
    expect([tag?.src, tag?.integrity, tag?.crossOrigin]).toEqual([
      'http://localhost/releases/forum/forum-1/entry.js',
      'sha384-entry',
      'anonymous',
    ]);
    tag?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('is loaded under another address at another attempt', () => {
    void load(2);
    expect(tags().map(({ src }) => src)).toEqual(['http://localhost/releases/forum/forum-1/entry.js?retry=2']);
  });

  it('runs once for several calls', async () => {
    const loading = load();
    tags()[0]?.dispatchEvent(new Event('load'));
    await loading;
    await load();
    expect(tags()).toHaveLength(1);
  });
});

describe('a file with a tag in the document', () => {
  it('is awaited, not loaded again', async () => {
    const tag = addDocumentTag();
    const loading = load();
    expect(tags()).toEqual([tag]);
    tag.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('resolves at once when it ran before', async () => {
    addDocumentTag().dataset.ran = 'yes';
    await expect(load()).resolves.toBeUndefined();
  });

  it('does not count for another release', () => {
    addDocumentTag().src = '/releases/forum/forum-2/entry.js';
    void load();
    expect(tags()).toHaveLength(2);
  });
});

describe('a tag that fails', () => {
  it.each([
    ['document’s', addDocumentTag],
    ['own', () => undefined],
  ])('is removed, so that a new one can be tried: the %s one', async (_whose, addTag) => {
    addTag();
    const loading = load();
    tags()[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('entry.js did not load');
    expect(tags()).toEqual([]);
    const again = load();
    tags()[0]?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBeUndefined();
  });

  it('also counts as failed after the timeout', async () => {
    jest.useFakeTimers();
    const loading = load();
    jest.advanceTimersByTime(4000);
    await expect(loading).rejects.toThrow('http://localhost/releases/forum/forum-1/entry.js did not come within 4000 ms');
    expect(tags()).toEqual([]);
  });
});
