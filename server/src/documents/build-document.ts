import type { Composition, Descriptor, Locale, ReleaseFile, SiteDetails } from '@oracle-astra/shared/contract';
import { getMessage } from '../messages';
import type { EncodedPage } from '../rendering/encode-page';
import { toScriptJson } from '../rendering/script-json';
import { getLocalizedFile, getReleaseBase } from './compose';
import { buildPolicyHeaders, hashCommonSource, type PolicyHeaders } from './content-policy';
import { escapeHtml } from './escape-html';
import { liveReloadScript } from './releases/live-reload';
import { renderPlainTitle } from './page-title';
import { renderIcons } from './render-icons';
import type { RouteOwner } from './releases/route-owner';
import { renderTestBanner } from './releases/test-banner';
import type { TestRelease } from './releases/test-releases';
import { trustedTypesScript } from './trusted-types';

/** The inline parts of every document of a shell's release. */
export interface InlineAssets {
  /** The base styles. */
  css: string;
  /** The font faces of Latin and of Devanagari. */
  latin: string;
  devanagari: string;
  /** The script that runs before all others; empty if the release has none. */
  early: string;
}

export interface DocumentInput {
  shell: Descriptor;
  inlineAssets: InlineAssets;
  composition: Composition;
  /** The language of the page. */
  locale: Locale;
  /** The title of the page by the site's links, for a document that is not rendered. */
  pageName: string | null;
  owner: RouteOwner | null;
  /** The bearer token of a signed-in person; empty if the session has ended, null for everyone else. */
  token: string | null;
  /** The rendered page; null if the browser renders it. */
  rendered: EncodedPage | null;
  now: number;
  /** The site's own address, without a trailing slash. */
  publicUrl: string;
  /** Details of the site that its owner configures. */
  details: SiteDetails;
  /** Local mode: the page may show where to find a login code. */
  local: boolean;
  liveReload: boolean;
  /** The release that this browser tests with a signed link. */
  test: Pick<TestRelease, 'release' | 'until'> | null;
  /** Origins of the payment provider, if this page opens its window. */
  paymentOrigins: readonly string[];
}

/** A document, and the policies that allow its inline parts. */
export interface BuiltDocument {
  bytes: Buffer;
  policies: PolicyHeaders;
}

interface ScriptTag {
  address: string;
  integrity: string;
  /** Part of the host, because without it the page cannot recover by itself. */
  isHostScript: boolean;
}

/**
 * The scripts of a document in the order of execution. A remote's page is last, after the host that it attaches to; a page of
 * the host's own build is before the host's entry, which imports it.
 */
export function listScripts({
  shell,
  owner,
  locale,
  rendered,
}: Pick<DocumentInput, 'shell' | 'owner' | 'locale' | 'rendered'>): ScriptTag[] {
  // A rendered page loads the router and data fetching after it is interactive.
  const early = rendered === null ? /^(vendor|router|query)\.[^.]*\.js$/ : /^vendor\..*\.js$/;
  const vendor = shell.files.filter(({ name }) => early.test(name)).map((file) => toScriptTag(getReleaseBase(shell), file, true));
  const entry = [toScriptTag(getReleaseBase(shell), getLocalizedFile(shell, shell.entry, locale), true)];
  const file = owner?.route.page ? owner.remote.pages[owner.route.page] : undefined;
  const page = owner && file ? [toScriptTag(owner.remote.base, file, false)] : [];
  return owner?.remote.remote === shell.remote ? [...vendor, ...page, ...entry] : [...vendor, ...entry, ...page];
}

const toScriptTag = (base: string, { name, integrity }: ReleaseFile, isHostScript: boolean): ScriptTag => ({
  address: base + name,
  integrity,
  isHostScript,
});

/** The inline script starts deferred scripts once a rendered page is painted; any other page needs its scripts to be painted. */
const renderScriptTag = ({ address, integrity, isHostScript }: ScriptTag, isDeferred: boolean) =>
  `<script ${isDeferred ? 'type="after-paint"' : 'defer'} crossorigin="anonymous" integrity="${integrity}" src="${address}"${isHostScript ? ' data-own' : ''}></script>`;

const latinFonts = /^fonts\/(eczar-latin-500|hind-latin-400|hind-latin-600)\./;
const devanagariFonts = /^fonts\/(eczar-devanagari-500|hind-devanagari-400)\./;

/** The fonts for the first view. */
function listFonts(shell: Descriptor, isHindi: boolean): string[] {
  return shell.files
    .filter(({ name }) => latinFonts.test(name) || (isHindi && devanagariFonts.test(name)))
    .map(({ name }) => getReleaseBase(shell) + name);
}

/**
 * A script applies deferred font faces after a rendered page is interactive, or at once if they are in the browser's cache.
 * Devanagari faces are always deferred on English pages, because 85 KB are too much for a line of Hindi in a list.
 */
const renderFontStyle = (faces: string, { release }: Descriptor, isDeferred: boolean, attributes = '') =>
  `<style${isDeferred ? ` data-fonts="${release}"${attributes}` : ''}>${faces}</style>`;

/** Id of the notice for browsers that run no scripts. */
export const noScriptId = 'without-scripts';

/** Builds the document of an address. It names every file that the page needs, so that all load in one round trip. */
export function buildDocument(input: DocumentInput): BuiltDocument {
  const {
    shell,
    inlineAssets,
    composition,
    locale,
    pageName,
    token,
    rendered,
    now,
    publicUrl,
    details,
    local,
    liveReload,
    test,
    paymentOrigins,
  } = input;
  const isHindi = locale === 'hi' || (rendered?.isHindi ?? false);
  // The inline script defers scripts and fonts that a rendered page does not need to be painted.
  const isDeferred = rendered !== null && inlineAssets.early !== '';
  const scripts = [trustedTypesScript(paymentOrigins), inlineAssets.early, liveReload ? liveReloadScript(composition.revision) : ''].filter(
    (script) => script !== '',
  );
  const styles = [inlineAssets.css, inlineAssets.latin, inlineAssets.devanagari];
  const policies = buildPolicyHeaders({
    scripts: scripts.map(hashCommonSource),
    styles: [...styles.map(hashCommonSource), ...(rendered?.styleSources ?? [])],
    providers: paymentOrigins,
  });
  return {
    policies,
    bytes: concatParts([
      `<!doctype html>
<html lang="${locale}"${local ? ' data-local="true"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">
<meta name="theme-color" content="#15173D">
${rendered?.head ?? renderPlainTitle(pageName, details.frame?.name)}${renderIcons(shell, locale, details.frame !== undefined)}
${listFonts(shell, isHindi)
  .map((font) => `<link rel="${isDeferred ? 'kept-preload' : 'preload'}" as="font" type="font/woff2" crossorigin href="${font}">`)
  .join('')}
<style>${inlineAssets.css}</style>${renderFontStyle(inlineAssets.latin, shell, isDeferred)}${renderFontStyle(inlineAssets.devanagari, shell, isDeferred, isHindi ? '' : ' media="not all"')}
${listScripts(input)
  .map((tag) => renderScriptTag(tag, isDeferred))
  .join('\n')}
${scripts.map((script) => `<script>${script}</script>`).join('')}
`,
      rendered?.styles ?? '',
      `</head>
<body><div id="root"${token === null ? '' : ` data-token="${token}"`} data-now="${now}" data-site="${escapeHtml(publicUrl)}" data-details="${escapeHtml(JSON.stringify(details))}">`,
      rendered?.body ?? '',
      `</div>
${test ? renderTestBanner(test, locale) : ''}<div id="unfinished" class="unfinished" role="alert" hidden><span>${getMessage(locale, 'server.document.unfinished')}</span><a href="">${getMessage(locale, 'server.document.retry')}</a></div>
<noscript><p id="${noScriptId}" class="wrap small">${getMessage(locale, rendered ? 'server.document.noScriptRendered' : 'server.document.noScriptPlain')}</p></noscript>
`,
      ...(rendered ? ['<script type="application/json" id="page-state">', rendered.state, '</script>'] : []),
      `
<script type="application/json" id="composition">${toScriptJson(composition)}</script></body></html>
`,
    ]),
  };
}

const concatParts = (parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
