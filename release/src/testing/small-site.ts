import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const styles = /* css */ `
body { background: #fff; color: #222; font: 1rem sans-serif; margin: 0 }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee } }
a { color: inherit }
.list { min-height: 1rem }
`;

/** The text of a file that no page loads. */
const largeFile = 'large '.repeat(600_000);

/** A home page and a forum into which releases put faults; rendered only in the browser, without packages. */
const script = /* javascript */ `
const main = document.querySelector('main');
const call = async (path, body) => {
  const write = { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': String(performance.now()) }, body: JSON.stringify(body) };
  const response = await fetch(path, body && write);
  if (!response.ok) throw new Error('refused');
  return response.json();
};
const words = location.pathname.startsWith('/hi/') ? ['मंच', 'आज की बातें यहाँ पढ़ें और अपनी बात लिखें। सब लोग एक दूसरे का आदर करें। किसी का नाम या पता यहाँ न लिखें। जो पूछना हो, खुलकर पूछें।'] : ['Forum', 'Read the talks of today and write your own.'];
let shown = 0;
async function showForum() {
  const turn = (shown += 1);
  document.title = words[0] + ' | Small';
  main.innerHTML = '<h1>' + words[0] + '</h1><p class="lead">' + words[1] + '</p><form class="search"><input name="query" aria-label="Words"><button>Search</button></form><div class="list">Loading the talks of today</div><form class="post"><textarea name="text" aria-label="Text"></textarea><button>Post</button></form><p role="alert"></p><button class="guide">Guide</button><dialog aria-label="Guide"><p>Be kind.</p><button>Close</button></dialog>';
  const [search, list, post, note] = [...main.querySelectorAll('.search, .list, .post, [role="alert"]')];
  const dialog = main.querySelector('dialog');
  main.querySelector('.guide').addEventListener('click', () => dialog.showModal());
  dialog.querySelector('button').addEventListener('click', () => dialog.close());
  search.addEventListener('submit', (event) => {
    event.preventDefault();
    const words = new FormData(search).get('query');
    history.pushState({}, '', '/forum?query=' + encodeURIComponent(words));
  });
  const load = async () => {
    try {
      const { discussions } = await call('/apis/forum/list.php');
      if (turn !== shown) return;
      list.innerHTML = discussions.length === 0 ? '<p>Nothing yet</p>' : '<ul>' + discussions.map(({ title }) => '<li>' + title + '</li>').join('') + '</ul>';
    } catch {
      list.textContent = 'That failed. Try again later.';
    }
  };
  const text = post.querySelector('textarea');
  text.value = sessionStorage.getItem('draft') ?? '';
  text.addEventListener('input', () => { try { sessionStorage.setItem('draft', text.value); } catch {} });
  let isPosting = false;
  post.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isPosting) return;
    isPosting = true;
    try {
      await call('/apis/forum/add.php', { text: new FormData(post).get('text') });
      sessionStorage.removeItem('draft');
      note.textContent = 'Posted';
      await load();
    } catch {
      note.textContent = 'Not posted';
    }
    isPosting = false;
  });
  await load();
}
function showHome() {
  shown += 1;
  document.title = 'Small';
  main.innerHTML = '<h1>Home</h1><p>Welcome to a small site.</p><a href="/forum">To the forum</a>';
}
const route = () => void (location.pathname.endsWith('/forum') ? showForum() : showHome());
addEventListener('popstate', route);
route();
performance.mark('app:interactive');
`;

/** A change of the site's styles and script. */
export type Edit = [from: string, to: string];

const render = (edits: readonly Edit[]) =>
  edits.reduce(
    (html, [from, to]) => {
      if (!html.includes(from)) throw new Error(`The small site has no ${from}`);
      return html.replace(from, () => to);
    },
    `<!doctype html><html lang="en"><title>Small</title><meta name="viewport" content="width=device-width"><style>${styles}</style>
<div id="root"><header><a href="/">Home</a></header><main><p>The talks of today come at once.</p></main></div><script>${script}</script></html>`,
  );

/** Serves releases of the small site; `/link?release=NAME` puts one of them into a browser. */
export async function startSmallSite(releases: Readonly<Record<string, readonly Edit[]>>): Promise<{ url: string; stop: () => void }> {
  const discussions = ['Saturn returns', 'Rahu begins', 'Moon in Rohini'].map((title) => ({ title, body: `${title} again` }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/link')
      response.setHeader('set-cookie', [
        `release=${encodeURIComponent(searchParams.get('release') ?? '')}; path=/`,
        'kept=yes; path=/',
        'jwt=member; path=/',
      ]);
    if (pathname === '/large') return void response.end(largeFile);
    if (pathname.startsWith('/apis/')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ status: 'success', discussions }));
      return;
    }
    const name = decodeURIComponent(/release=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(render(releases[name] ?? []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}
