import type { Composition, ComposedRemote, Descriptor, ReleaseFile, RouteEntry } from '@oracle-astra/shared/contract';
import { baseOf, fileOf } from './compose';
import { reloadOnChange } from './live-reload';

interface DocumentInput {
  shell: Descriptor;
  css: string;
  composition: Composition;
  owner: { remote: ComposedRemote; route: RouteEntry } | null;
  nonce: string;
  now: number;
  /** Local mode: the page may say where to find a code. */
  local: boolean;
  liveReload: boolean;
}

/** JSON that can stand inside a script element. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');

/** Takes failed script tags out of the way of recovery, and marks the ones that ran. */
const watchScripts = `addEventListener('error',e=>{e.target.tagName==='SCRIPT'&&e.target.remove()},true);addEventListener('load',e=>{if(e.target.tagName==='SCRIPT')e.target.dataset.ran='yes'},true)`;

interface Tag {
  address: string;
  integrity: string;
}

/**
 * The scripts that the address needs, in the order in which they run. The page's own part comes last, after what it
 * attaches to; one that belongs to the host's own build comes before the host's start, which then takes it over.
 */
export function scriptsFor({ shell, owner }: Pick<DocumentInput, 'shell' | 'owner'>): Tag[] {
  const vendor = shell.files.filter(({ name }) => /^vendor\..*\.js$/.test(name)).map((file) => tagOf(baseOf(shell), file));
  const start = [tagOf(baseOf(shell), fileOf(shell, shell.entry))];
  const file = owner?.route.page ? owner.remote.pages[owner.route.page] : undefined;
  const page = owner && file ? [tagOf(owner.remote.base, file)] : [];
  return owner?.remote.remote === shell.remote ? [...vendor, ...page, ...start] : [...vendor, ...start, ...page];
}

const tagOf = (base: string, { name, integrity }: ReleaseFile): Tag => ({ address: base + name, integrity });

const fontsOf = (shell: Descriptor) =>
  shell.files.filter(({ name }) => /^fonts\/(eczar-latin-500|hind-latin-400)\./.test(name)).map(({ name }) => baseOf(shell) + name);

/** The document that answers an address: everything it needs is named in it, so that one round trip brings it all. */
export function documentFor(input: DocumentInput): string {
  const { shell, css, composition, nonce, now, local, liveReload } = input;
  const scripts = scriptsFor(input).map(({ address, integrity }) => `<script defer crossorigin="anonymous" nonce="${nonce}" integrity="${integrity}" src="${address}"></script>`);
  return `<!doctype html>
<html lang="en"${local ? ' data-local="true"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<meta name="theme-color" content="#15173D"><meta property="csp-nonce" nonce="${nonce}"><meta name="sc-nonce" content="${nonce}">
<title>Oracle &amp; Astra</title><link rel="icon" href="${baseOf(shell)}icon.svg" type="image/svg+xml">
<script nonce="${nonce}">${watchScripts}</script>
${fontsOf(shell).map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('')}
${scripts.join('\n')}${liveReload ? `<script nonce="${nonce}">${reloadOnChange(composition.revision)}</script>` : ''}
<style nonce="${nonce}">${css}</style></head>
<body><div id="root" data-now="${now}"></div>
<noscript><p>This page needs scripts to answer you. Please allow them for this site.</p></noscript>
<script type="application/json" id="composition">${scriptJson(composition)}</script></body></html>
`;
}

/** The policy of a document: its own files, and the inline parts that carry its nonce. */
export const policyFor = (nonce: string) =>
  [
    "default-src 'self'", `script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data: https:", "font-src 'self'",
    "connect-src 'self'", "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ');
