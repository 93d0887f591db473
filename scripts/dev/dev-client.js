/* Runs in each page of `npm run dev -- mfe-x --against URL`, before all other scripts: it takes new builds and shows errors over the page. */
(() => {
  const headings = {
    build: 'The build failed',
    types: 'Types do not fit',
    server: 'The server could not render this page',
    page: 'The page failed',
  };
  const texts = new Map();
  let host = null;

  const styles = `:host{all:initial}section{position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:2147483647;background:#1b1b1f;color:#fff;
    font:14px/1.5 system-ui,sans-serif;padding:16px 112px 16px 16px;border-top:4px solid #ff6b6b}h2{font-size:16px;margin:0 0 8px;color:#ffb3b3}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace;margin:0 0 16px}
    button{position:absolute;top:8px;right:8px;font:inherit;padding:8px 16px;min-height:44px}`;

  function draw() {
    host?.remove();
    host = null;
    if (texts.size === 0) return;
    host = document.createElement('dev-errors');
    const shadow = host.attachShadow({ mode: 'open' });
    const section = document.createElement('section');
    section.setAttribute('role', 'alert');
    for (const [kind, text] of texts) {
      const [heading, pre] = [document.createElement('h2'), document.createElement('pre')];
      heading.textContent = headings[kind];
      pre.textContent = text;
      section.append(heading, pre);
    }
    const close = document.createElement('button');
    close.textContent = 'Close';
    close.addEventListener('click', clear);
    section.append(close);
    const style = document.createElement('style');
    style.textContent = styles;
    shadow.append(style, section);
    document.documentElement.append(host);
  }

  function clear() {
    texts.clear();
    draw();
  }

  function show(kind, text) {
    if (text) texts.set(kind, text);
    else texts.delete(kind);
    draw();
  }

  /** The text and stack of an error, with positions mapped to the sources. */
  async function showFailure(error) {
    const text = String(error?.stack ?? error);
    show('page', text);
    const mapped = await fetch('/dev/stack', { method: 'POST', body: text }).then(
      (response) => response.text(),
      // Without the map the text stays unchanged.
      () => text,
    );
    if (texts.get('page') === text) show('page', mapped);
  }

  window.addEventListener('error', ({ error }) => error && void showFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && void showFailure(reason));
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && texts.size > 0 && clear());
  // Behind an error screen, React reports a page's error only to the console.
  const { error: write } = console;
  console.error = (...parts) => {
    write(...parts);
    const failure = parts.find((part) => part instanceof Error);
    if (failure) void showFailure(failure);
  };

  let last = Promise.resolve();
  let mustReload = false;
  /** Changed modules are available first, the release for a reload a moment later. */
  async function take({ hash, isPackaged, reload }) {
    try {
      if (reload || !window.takeBuild) mustReload = true;
      else if (await window.takeBuild(hash)) show('page', '');
    } catch {
      // A build that cannot be applied in place needs a reload.
      mustReload = true;
    }
    if (mustReload && isPackaged) location.reload();
  }

  const fromServer = document.currentScript.dataset.failure;
  if (fromServer) show('server', fromServer);
  new EventSource('/dev/changes').onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.kind === 'built') last = last.then(() => take(message));
    else show(message.kind, message.text);
  };
})();
