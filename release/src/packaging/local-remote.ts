import {
  matchRoute,
  ownedRoutes,
  splitLocale,
  type Composition,
  type Descriptor,
  type Locale,
  type ReleaseFile,
  type RenderedPage,
} from '@oracle-astra/shared/contract';
import { getLocalizedFile, getReleaseBase, toComposedRemote } from './compose-remote';

const compositionPattern = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;
const statePattern = /<script type="application\/json" id="page-state">.*?<\/script>/s;
/** The rendered page of a document: the markup between the root and the notice below it. */
const pagePattern = /(<div id="root"[^>]*>).*(<\/div>\s*<div id="unfinished")/s;
/** Title, description and other elements of the page in the document's head. */
const headPattern = /(<meta name="theme-color"[^>]*>\n).*?(<link rel="icon")/s;
const pageStylesPattern = /<style data-styled[^>]*>.*?<\/style>/gs;

/** The tags of the shell's own scripts. */
const hostTagsPattern = /<script [^>]*data-own[^>]*><\/script>\n?/g;

const toScriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The replacements of a document's deployed parts. */
export interface LocalParts {
  /** The release of the remote. */
  remote: Descriptor;
  /** The shell that its pages start with; null for the deployed one. */
  shell: Descriptor | null;
}

/** The rendered page of a local release; null if the browser renders it. */
export type LocalPage = Extract<RenderedPage, { kind: 'page' }> | null;

/** The parts of a deployed site's document. */
export interface DeployedDocument {
  composition: Composition;
  locale: Locale;
  /** Whether the address is a page of the local remote. */
  isOwner: boolean;
  /** The file of the page, in addition to those of the remote. */
  page: string | null;
}

/** Reads the document of an address; null for another text, such as an error page of a proxy. */
export function readDocument(html: string, remote: Descriptor, path: string): DeployedDocument | null {
  const found = compositionPattern.exec(html);
  if (found === null) return null;
  const { locale, pathname } = splitLocale(path);
  const deployed = JSON.parse(found[2] ?? '') as Composition;
  const others = deployed.remotes.filter((other) => other.remote !== remote.remote);
  const local = toComposedRemote(remote, locale);
  const isOwner = matchRoute(ownedRoutes([...others, local]), pathname)?.remote === local;
  const page = isOwner ? (matchRoute(remote.routes, pathname)?.page ?? null) : null;
  // As in the site's own documents, only the requested page file.
  const pages = Object.fromEntries(Object.entries(local.pages).filter(([name]) => name === page));
  // Local failures are not reported to the site.
  const composition: Composition = { ...deployed, report_percent: 0, remotes: [...others, { ...local, pages }] };
  return { composition, locale, isOwner, page };
}

/**
 * A document of a deployed site with a local release in place of the deployed one of the same remote. A page of that remote is
 * replaced by the locally rendered one, or emptied, so that the browser renders it; all other pages stay.
 */
export function replaceRemote(html: string, parts: LocalParts, path: string, rendered: LocalPage = null): string {
  const document = readDocument(html, parts.remote, path);
  if (document === null) return html;
  const composed = html.replace(
    compositionPattern,
    (_all, start: string, _json, end: string) => start + toScriptJson(document.composition) + end,
  );
  return document.isOwner ? replaceScripts(replacePage(composed, rendered), parts, document, rendered !== null) : composed;
}

function replacePage(html: string, rendered: LocalPage): string {
  const emptied = html.replace(statePattern, '');
  if (rendered === null) return emptied.replace(pagePattern, '$1$2');
  const { head, styles, body, state } = rendered;
  return emptied
    .replace(pagePattern, (_all, start: string, end: string) => start + body + end)
    .replace(headPattern, (_all, start: string, end: string) => start + head + end)
    .replace(pageStylesPattern, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace(
      compositionPattern,
      (composition) => `<script type="application/json" id="page-state">${toScriptJson(state)}</script>\n${composition}`,
    );
}

/** Adds the scripts of the local page, and of the local shell if there is one, to a document. */
function replaceScripts(html: string, { remote, shell }: LocalParts, { locale, page }: DeployedDocument, isRendered: boolean): string {
  // The deployed page has a tag too, unless only the local release has this page.
  const deployedTag = new RegExp(`<script [^>]*src="/releases/${remote.remote}/[^>]*></script>\n?`, 'g');
  const withoutPage = html.replace(deployedTag, '');
  const hostTags = withoutPage.match(hostTagsPattern) ?? [];
  const last = hostTags.at(-1);
  if (last === undefined) return withoutPage;
  // A page runs after its host, whose scripts wait for the first paint where the site rendered the page.
  const moment = last.includes('type="after-paint"') ? 'type="after-paint"' : 'defer';
  const toTag = (base: string, { name, integrity }: ReleaseFile, attributes = '') =>
    `<script ${moment} crossorigin="anonymous" integrity="${integrity}" src="${base}${name}"${attributes}></script>`;
  const pageTag = toTag(getReleaseBase(remote), getLocalizedFile(remote, page ?? remote.entry, locale));
  if (shell === null) return withoutPage.replace(last, () => `${last.trimEnd()}\n${pageTag}\n`);
  const shellTags = listShellScripts(shell, locale, isRendered).map((file) => toTag(getReleaseBase(shell), file, ' data-own'));
  return withoutPage
    .replace(last, '<!-- scripts -->')
    .replace(hostTagsPattern, '')
    .replace('<!-- scripts -->', () => `${[...shellTags, pageTag].join('\n')}\n`);
}

/** The scripts of a shell in the order of execution; an unrendered page needs those that fetch immediately. */
function listShellScripts(shell: Descriptor, locale: Locale, isRendered: boolean): ReleaseFile[] {
  const early = isRendered ? /^vendor\..*\.js$/ : /^(vendor|router|query)\.[^.]*\.js$/;
  return [...shell.files.filter(({ name }) => early.test(name)), getLocalizedFile(shell, shell.entry, locale)];
}
