import type { Composition, Descriptor, ReleaseFile } from '@oracle-astra/shared/contract';
import type { EncodedPage } from '../rendering/encode-page';
import { toScriptJson } from '../rendering/script-json';
import { getReleaseBase, getReleaseFile } from './compose';
import { hashSource, buildContentPolicy } from './content-policy';
import { liveReloadScript } from './live-reload';
import type { RouteOwner } from './route-owner';

export interface DocumentInput {
  shell: Descriptor;
  /** What stands inline in every document of that shell: its styles, the faces of its letters, the script that comes before all others. */
  inlineAssets: { css: string; latin: string; devanagari: string; early: string };
  composition: Composition;
  owner: RouteOwner | null;
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
export interface BuiltDocument {
  bytes: Buffer;
  policy: string;
}

interface ScriptTag {
  address: string;
  integrity: string;
  /** The host's own: without it the page cannot recover by itself. */
  own: boolean;
}

/**
 * The scripts that the address needs, in the order in which they run. The page's own part comes last, after what it
 * attaches to; one that belongs to the host's own build comes before the host's start, which then takes it over.
 */
export function listScripts({ shell, owner }: Pick<DocumentInput, 'shell' | 'owner'>): ScriptTag[] {
  const vendor = shell.files.filter(({ name }) => /^vendor\..*\.js$/.test(name)).map((file) => toScriptTag(getReleaseBase(shell), file, true));
  const start = [toScriptTag(getReleaseBase(shell), getReleaseFile(shell, shell.entry), true)];
  const file = owner?.route.page ? owner.remote.pages[owner.route.page] : undefined;
  const page = owner && file ? [toScriptTag(owner.remote.base, file, false)] : [];
  return owner?.remote.remote === shell.remote ? [...vendor, ...page, ...start] : [...vendor, ...start, ...page];
}

const toScriptTag = (base: string, { name, integrity }: ReleaseFile, own: boolean): ScriptTag => ({ address: base + name, integrity, own });

/** A rendered page is painted first: the inline script starts what waits for that. Another one needs its scripts to be painted. */
const renderScriptTag = ({ address, integrity, own }: ScriptTag, waits: boolean) =>
  `<script ${waits ? 'type="after-paint"' : 'defer'} crossorigin="anonymous" integrity="${integrity}" src="${address}"${own ? ' data-own' : ''}></script>`;

const latinFonts = /^fonts\/(eczar-latin-500|hind-latin-400|hind-latin-600)\./;
const devanagariFonts = /^fonts\/(eczar-devanagari-500|hind-devanagari-400)\./;

/** The fonts of the first view. */
function listFonts(shell: Descriptor, inHindi: boolean): string[] {
  return shell.files.filter(({ name }) => latinFonts.test(name) || (inHindi && devanagariFonts.test(name))).map(({ name }) => getReleaseBase(shell) + name);
}

/** Faces that a painted page gets when it answers: of Latin at once where the browser has them, as the inline script knows; 85 KB for a line of Hindi in a list wait. */
const renderFontStyle = (faces: string, { release }: Descriptor, waits: boolean, more = '') => `<style${waits ? ` data-fonts="${release}"${more}` : ''}>${faces}</style>`;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const defaultHead = '<title>Oracle &amp; Astra</title>';
/** Where a document says what it needs scripts for. */
export const noScriptId = 'without-scripts';

const noScriptCopy = {
  rendered: 'You can read and search here without scripts. To sign in or to ask, please allow them for this site.',
  plain: 'This page needs scripts to answer you. Please allow them for this site.',
};

/** The document that answers an address: everything it needs is named in it, so that one round trip brings it all. */
export function buildDocument(input: DocumentInput): BuiltDocument {
  const { shell, inlineAssets, composition, rendered, now, publicUrl, local, liveReload } = input;
  const inHindi = rendered?.isHindi ?? false;
  // The inline script puts off until the page is painted what it can be painted without.
  const waits = rendered !== null && inlineAssets.early !== '';
  const scripts = [inlineAssets.early, liveReload ? liveReloadScript(composition.revision) : ''].filter((script) => script !== '');
  const styles = [inlineAssets.css, inlineAssets.latin, inlineAssets.devanagari];
  const policy = buildContentPolicy({ scripts: scripts.map(hashSource), styles: [...styles.map(hashSource), ...(rendered?.styleSources ?? [])] });
  return { policy, bytes: concatParts([`<!doctype html>
<html lang="en"${local ? ' data-local="true"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<meta name="theme-color" content="#15173D">
${rendered?.head ?? defaultHead}<link rel="icon" href="${getReleaseBase(shell)}icon.svg" type="image/svg+xml">
${listFonts(shell, inHindi).map((font) => `<link rel="${waits ? 'kept-preload' : 'preload'}" as="font" type="font/woff2" crossorigin href="${font}">`).join('')}
<style>${inlineAssets.css}</style>${renderFontStyle(inlineAssets.latin, shell, waits)}${renderFontStyle(inlineAssets.devanagari, shell, waits && !inHindi, ' media="not all"')}
${listScripts(input).map((tag) => renderScriptTag(tag, waits)).join('\n')}
${scripts.map((script) => `<script>${script}</script>`).join('')}
`, rendered?.styles ?? '', `</head>
<body><div id="root" data-now="${now}" data-site="${escapeHtml(publicUrl)}">`, rendered?.body ?? '', `</div>
<div id="unfinished" class="unfinished" role="alert" hidden><span>Parts of this page did not come. You can read it; to use it, try again.</span><a href="">Retry</a></div>
<noscript><p id="${noScriptId}" class="wrap small">${rendered ? noScriptCopy.rendered : noScriptCopy.plain}</p></noscript>
`, ...(rendered ? ['<script type="application/json" id="page-state">', rendered.state, '</script>'] : []), `
<script type="application/json" id="composition">${toScriptJson(composition)}</script></body></html>
`]) };
}

const concatParts = (parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
