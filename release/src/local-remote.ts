import { matchRoute, ownedRoutes, splitLocale, type Composition, type Descriptor, type ReleaseFile } from '@oracle-astra/shared/contract';
import { getLocalizedFile, getReleaseBase, toComposedRemote } from './compose-remote';

const compositionPattern = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;
const statePattern = /<script type="application\/json" id="page-state">.*?<\/script>/s;
/** The page of the document: what stands between the root and the notice below it. */
const pagePattern = /(<div id="root"[^>]*>).*(<\/div>\s*<div id="unfinished")/s;

/** The tags of the shell's own scripts. */
const hostTagsPattern = /<script [^>]*data-own[^>]*><\/script>/g;

const toScriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * A document of a deployed site with a local release in place of the deployed one of the same remote. A page of that
 * remote is emptied, so that the browser renders it with the local code; all others stay as the site rendered them.
 * A text without a composition, such as an error page of a proxy, is returned as it is.
 */
export function replaceRemote(html: string, descriptor: Descriptor, path: string): string {
  const found = compositionPattern.exec(html);
  if (found === null) return html;
  const { locale, pathname } = splitLocale(path);
  const deployed = JSON.parse(found[2] ?? '') as Composition;
  const others = deployed.remotes.filter(({ remote }) => remote !== descriptor.remote);
  const local = toComposedRemote(descriptor, locale);
  const isOwner = matchRoute(ownedRoutes([...others, local]), pathname)?.remote === local;
  const page = isOwner ? (matchRoute(descriptor.routes, pathname)?.page ?? null) : null;
  // As in the site's own documents, of the page files only the requested one.
  const pages = Object.fromEntries(Object.entries(local.pages).filter(([name]) => name === page));
  const composition: Composition = { ...deployed, remotes: [...others, { ...local, pages }] };
  const replaced = html.replace(compositionPattern, (_all, start: string, _json, end: string) => start + toScriptJson(composition) + end);
  return isOwner ? replacePage(replaced, descriptor, getLocalizedFile(descriptor, page ?? descriptor.entry, locale)) : replaced;
}

/** Empties a document's page and gives it the script of the local one. */
function replacePage(html: string, descriptor: Descriptor, { name, integrity }: ReleaseFile): string {
  // The deployed page has a tag too, unless only the local release has this page.
  const deployedTag = new RegExp(`<script [^>]*src="/releases/${descriptor.remote}/[^>]*></script>`, 'g');
  const emptied = html.replace(deployedTag, '').replace(statePattern, '').replace(pagePattern, '$1$2');
  // A page runs after its host, whose scripts wait for the first paint where the site rendered the page.
  const [last] = emptied.match(hostTagsPattern)?.slice(-1) ?? [];
  if (last === undefined) return emptied;
  const moment = last.includes('type="after-paint"') ? 'type="after-paint"' : 'defer';
  const tag = `<script ${moment} crossorigin="anonymous" integrity="${integrity}" src="${getReleaseBase(descriptor)}${name}"></script>`;
  return emptied.replace(last, () => last + tag);
}
