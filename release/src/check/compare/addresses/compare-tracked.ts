import { isRendered } from '../../browser/visit-both-ways';
import { finding, type Finding } from '../../finding';
import type { Side } from '../open-side';

/** A parameter that advertisements and messengers add to links. */
const [name, value] = ['utm_source', 'release-check'];

const attributesOf = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([whole]) => whole);
const valueOf = (tag: string | undefined, attribute: string) => RegExp(`\\b${attribute}="([^"]*)"`).exec(tag ?? '')?.[1] ?? null;

/** The canonical address of a document, and whether search engines may keep it. */
function readHead(html: string) {
  const canonical = attributesOf(html, /<link\b[^>]*>/g).find((tag) => valueOf(tag, 'rel') === 'canonical');
  const robots = attributesOf(html, /<meta\b[^>]*>/g).find((tag) => valueOf(tag, 'name') === 'robots');
  return { canonical: valueOf(canonical, 'href'), isHidden: /noindex/i.test(valueOf(robots, 'content') ?? '') };
}

/** A page that is opened by a link with a parameter that is not its own is the same page to search engines. */
export async function compareTracked(candidate: Side, live: Side, path: string): Promise<Finding[]> {
  const read = async ({ site, context }: Side) => {
    const url = new URL(path, site);
    url.searchParams.set(name, value);
    // A document that the server did not render in time has no head of its own.
    return (await isRendered(context, url.href, 3)) ? readHead(await (await context.request.get(url.href)).text()) : null;
  };
  // Without an answer there is nothing to compare.
  const [own, other] = await Promise.all([candidate, live].map(async (side) => read(side).catch(() => null)));
  if (!own || !other) return [];
  const at = `${path}?${name}=${value}, signed out`;
  const isMarked = own.canonical?.includes(value) === true && other.canonical?.includes(value) !== true;
  return [
    ...(isMarked ? [finding('compare-head', at, `has a canonical address with a parameter that is not its own: ${own.canonical}`)] : []),
    ...(own.canonical === null && other.canonical !== null ? [finding('compare-head', at, 'has no canonical address any more')] : []),
    ...(own.isHidden && !other.isHidden
      ? [finding('compare-head', at, 'tells search engines to leave it out, which the live release does not')]
      : []),
  ];
}
