import { matchRoute, ownedRoutes, splitLocale, type Composition, type Descriptor } from '@oracle-astra/shared/contract';
import { getLocalizedFile, getReleaseBase, toComposedRemote } from './compose-remote';

const compositionPattern = /(<script type="application\/json" id="composition">)(.*?)(<\/script>)/s;
const statePattern = /<script type="application\/json" id="page-state">.*?<\/script>/s;
/** The page of the document: what stands between the root and the notice below it. */
const pagePattern = /(<div id="root"[^>]*>).*(<\/div>\s*<div id="unfinished")/s;

const toScriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Whether an address of the site leads to a page of the release. */
function ownsPage({ remotes }: Composition, { remote }: Descriptor, pathname: string): boolean {
  return matchRoute(ownedRoutes(remotes), pathname)?.remote.remote === remote;
}

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
  const { pages: _pages, ...local } = toComposedRemote(descriptor, locale);
  const others = deployed.remotes.filter(({ remote }) => remote !== descriptor.remote);
  const composition: Composition = { ...deployed, remotes: [...others, { ...local, pages: {} }] };
  const replaced = html.replace(compositionPattern, (_all, start: string, _json, end: string) => start + toScriptJson(composition) + end);
  if (!ownsPage(composition, descriptor, pathname)) return replaced;
  const page = matchRoute(descriptor.routes, pathname)?.page;
  const script = getLocalizedFile(descriptor, page ?? descriptor.entry, locale);
  const tag = `<script defer crossorigin="anonymous" integrity="${script.integrity}" src="${getReleaseBase(descriptor)}${script.name}"></script>`;
  // The tag of the deployed page is the one of this remote's releases; a page that the deployed release lacks has none.
  const deployedTag = new RegExp(`<script [^>]*src="/releases/${descriptor.remote}/[^>]*></script>`, 'g');
  return replaced
    .replace(deployedTag, '')
    .replace(statePattern, '')
    .replace(pagePattern, '$1$2')
    .replace('</head>', () => `${tag}</head>`);
}
