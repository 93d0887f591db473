import { isPersonalPath } from '@oracle-astra/shared/contract';
import { isRendered } from '../../browser/visit-both-ways';
import { finding, type Finding } from '../../finding';
import type { Side } from '../open-side';

const unknownPart = 'release-check-unknown';

/** For each public route with parameters an address that nothing has, and for a shell one of no remote. */
export const listUnknown = (patterns: readonly string[], isShell = false): string[] => [
  ...(isShell ? [`/${unknownPart}`] : []),
  ...patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => `/${pattern.replace(/:\w+\??/g, unknownPart)}`)
    .filter((path) => !isPersonalPath(path)),
];

/** An address with values in its query that nothing has. */
export function toUnknownState(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  const unknown = [...searchParams].map(([name, value]) => [name, /^\d+$/.test(value) ? '99999' : unknownPart]);
  return `${pathname}?${new URLSearchParams(unknown).toString()}`;
}

/** Search engines keep an address without content that is answered like one with content. */
export async function compareUnknown(candidate: Side, live: Side, path: string): Promise<Finding[]> {
  const read = async ({ site, context }: Side) => {
    const { href } = new URL(path, site);
    // A document that the server did not render in time has no status of its own.
    return (await isRendered(context, href, 3)) ? (await context.request.get(href, { maxRedirects: 0 })).status() : null;
  };
  // Without an answer there is nothing to compare.
  const [own, others] = await Promise.all([candidate, live].map((side) => read(side).catch(() => null)));
  if (own === null || others === null || own === undefined || others === undefined || own === others) return [];
  const isError = (status: number) => status >= 400;
  return isError(own) === isError(others) && own < 500
    ? []
    : [finding('compare-status', path, `answers an address that does not exist with ${own}; the live release with ${others}`)];
}
