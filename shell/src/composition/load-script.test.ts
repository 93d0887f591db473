import { loadScript } from './load-script';

const file = { name: 'entry.js', bytes: 1, integrity: 'sha384-entry' };
const base = '/releases/forum/forum-1/';
const load = (attempt?: number) => loadScript(base, file, 4000, attempt);
const tags = () => [...document.scripts];

/** What the document's own tag for the file looks like. */
function writtenTag(): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.src = `${base}entry.js`;
  document.head.append(tag);
  return tag;
}

afterEach(() => {
  for (const tag of tags()) tag.remove();
  jest.useRealTimers();
});

describe('a file that the document does not name', () => {
  it('comes by a tag of its own, with its integrity', async () => {
    const loading = load();
    const [tag] = tags();
    expect([tag?.src, tag?.integrity, tag?.crossOrigin]).toEqual(['http://localhost/releases/forum/forum-1/entry.js', 'sha384-entry', 'anonymous']);
    tag?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('is asked for under another address at another attempt', () => {
    void load(2);
    expect(tags().map(({ src }) => src)).toEqual(['http://localhost/releases/forum/forum-1/entry.js?retry=2']);
  });

  it('runs once: who asks again has it', async () => {
    const loading = load();
    tags()[0]?.dispatchEvent(new Event('load'));
    await loading;
    await load();
    expect(tags()).toHaveLength(1);
  });
});

describe('a file that the document names', () => {
  it('is waited for, not asked for again', async () => {
    const tag = writtenTag();
    const loading = load();
    expect(tags()).toEqual([tag]);
    tag.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('is there at once when it ran before', async () => {
    writtenTag().dataset.ran = 'yes';
    await expect(load()).resolves.toBeUndefined();
  });

  it('of another release is another file', () => {
    writtenTag().src = '/releases/forum/forum-2/entry.js';
    void load();
    expect(tags()).toHaveLength(2);
  });
});

describe('a tag that fails', () => {
  it.each([['written', writtenTag], ['own', () => undefined]])('is taken away, so that a new one can be tried: the %s one', async (_whose, write) => {
    write();
    const loading = load();
    tags()[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('entry.js did not load');
    expect(tags()).toEqual([]);
    const again = load();
    tags()[0]?.dispatchEvent(new Event('load'));
    await expect(again).resolves.toBeUndefined();
  });

  it('is also one that does not come in its time', async () => {
    jest.useFakeTimers();
    const loading = load();
    jest.advanceTimersByTime(4000);
    await expect(loading).rejects.toThrow('http://localhost/releases/forum/forum-1/entry.js did not come within 4000 ms');
    expect(tags()).toEqual([]);
  });
});
