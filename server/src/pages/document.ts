import type { Composition, Descriptor, ReleaseFile } from '@oracle-astra/shared/contract';
import type { EncodedPage } from '../rendering/encode-page';
import { scriptJson } from '../rendering/script-json';
import { baseOf, fileOf } from './compose';
import { hashSource, policyFor } from './content-policy';
import { reloadOnChange } from './live-reload';
import type { Owned } from './owner';

export interface DocumentInput {
  shell: Descriptor;
  /** What stands inline in every document of that shell: its styles, the faces of its letters, the script that comes before all others. */
  inline: { css: string; latin: string; devanagari: string; early: string };
  composition: Composition;
  owner: Owned | null;
  /** The page itself; null where the browser renders it. */
  rendered: EncodedPage | null;
  now: number;
  /** The site's own address, without a slash at its end. */
  publicUrl: string;
  /** Local mode: the page may say where to find a code. */
  local: boolean;
  liveReload: boolean;
}

/** A document, and the policy that names its inline parts. */
export interface SiteDocument {
  bytes: Buffer;
  policy: string;
}

interface Tag {
  address: string;
  integrity: string;
  /** The host's own: without it the page cannot recover by itself. */
  own: boolean;
}

/**
 * The scripts that the address needs, in the order in which they run. The page's own part comes last, after what it
 * attaches to; one that belongs to the host's own build comes before the host's start, which then takes it over.
 */
export function scriptsFor({ shell, owner }: Pick<DocumentInput, 'shell' | 'owner'>): Tag[] {
  const vendor = shell.files.filter(({ name }) => /^vendor\..*\.js$/.test(name)).map((file) => tagOf(baseOf(shell), file, true));
  const start = [tagOf(baseOf(shell), fileOf(shell, shell.entry), true)];
  const file = owner?.route.page ? owner.remote.pages[owner.route.page] : undefined;
  const page = owner && file ? [tagOf(owner.remote.base, file, false)] : [];
  return owner?.remote.remote === shell.remote ? [...vendor, ...page, ...start] : [...vendor, ...start, ...page];
}

const tagOf = (base: string, { name, integrity }: ReleaseFile, own: boolean): Tag => ({ address: base + name, integrity, own });

/** A rendered page is painted first: the inline script starts what waits for that. Another one needs its scripts to be painted. */
const scriptTag = ({ address, integrity, own }: Tag, waits: boolean) =>
  `<script ${waits ? 'type="after-paint"' : 'defer'} crossorigin="anonymous" integrity="${integrity}" src="${address}"${own ? ' data-own' : ''}></script>`;

const latinFonts = /^fonts\/(eczar-latin-500|hind-latin-400|hind-latin-600)\./;
const devanagariFonts = /^fonts\/(eczar-devanagari-500|hind-devanagari-400)\./;

/** The fonts of the first view. */
function fontsOf(shell: Descriptor, inHindi: boolean): string[] {
  return shell.files.filter(({ name }) => latinFonts.test(name) || (inHindi && devanagariFonts.test(name))).map(({ name }) => baseOf(shell) + name);
}

/** Faces that a painted page gets when it answers: of Latin at once where the browser has them, as the inline script knows; 85 KB for a line of Hindi in a list wait. */
const fontStyle = (faces: string, { release }: Descriptor, waits: boolean, more = '') => `<style${waits ? ` data-fonts="${release}"${more}` : ''}>${faces}</style>`;

const inHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const plainHead = '<title>Oracle &amp; Astra</title>';
/** Where a document says what it needs scripts for. */
export const withoutScriptsId = 'without-scripts';

const withoutScripts = {
  rendered: 'You can read and search here without scripts. To sign in or to ask, please allow them for this site.',
  plain: 'This page needs scripts to answer you. Please allow them for this site.',
};

/** The document that answers an address: everything it needs is named in it, so that one round trip brings it all. */
export function documentFor(input: DocumentInput): SiteDocument {
  const { shell, inline, composition, rendered, now, publicUrl, local, liveReload } = input;
  const inHindi = rendered?.inHindi ?? false;
  // The inline script puts off until the page is painted what it can be painted without.
  const waits = rendered !== null && inline.early !== '';
  const scripts = [inline.early, liveReload ? reloadOnChange(composition.revision) : ''].filter((script) => script !== '');
  const styles = [inline.css, inline.latin, inline.devanagari];
  const policy = policyFor({ scripts: scripts.map(hashSource), styles: [...styles.map(hashSource), ...(rendered?.styleSources ?? [])] });
  return { policy, bytes: joined([`<!doctype html>
<html lang="en"${local ? ' data-local="true"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<meta name="theme-color" content="#15173D">
${rendered?.head ?? plainHead}<link rel="icon" href="${baseOf(shell)}icon.svg" type="image/svg+xml">
${fontsOf(shell, inHindi).map((font) => `<link rel="${waits ? 'kept-preload' : 'preload'}" as="font" type="font/woff2" crossorigin href="${font}">`).join('')}
<style>${inline.css}</style>${fontStyle(inline.latin, shell, waits)}${fontStyle(inline.devanagari, shell, waits && !inHindi, ' media="not all"')}
${scriptsFor(input).map((tag) => scriptTag(tag, waits)).join('\n')}
${scripts.map((script) => `<script>${script}</script>`).join('')}
`, rendered?.styles ?? '', `</head>
<body><div id="root" data-now="${now}" data-site="${inHtml(publicUrl)}">`, rendered?.body ?? '', `</div>
<div id="unfinished" class="unfinished" role="alert" hidden><span>Parts of this page did not come. You can read it; to use it, try again.</span><a href="">Retry</a></div>
<noscript><p id="${withoutScriptsId}" class="wrap small">${rendered ? withoutScripts.rendered : withoutScripts.plain}</p></noscript>
`, ...(rendered ? ['<script type="application/json" id="page-state">', rendered.state, '</script>'] : []), `
<script type="application/json" id="composition">${scriptJson(composition)}</script></body></html>
`]) };
}

const joined = (parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
