import type { Composition } from '@oracle-astra/shared/contract';
import { findNumber, readNumber, shellText, type MarkedPage } from './marked-pages';

const sameOrEmpty = (names: readonly string[], name: string | undefined) => names.every((each) => each === name);

/** The releases of one remote that a document names in its tags and headers of files. */
const listReleases = (html: string, remote: string) =>
  [...html.matchAll(/(?:src|href)="\/releases\/([^/]+)\/([^/]+)\//g)].flatMap(([, owner, release = '']) =>
    owner === remote ? [release] : [],
  );

interface Checked {
  isRendered: boolean;
  /** The mismatches, as sentences. */
  problems: string[];
}

/** Checks that a document's HTML, its scripts and its composition are of the same releases. */
export function checkDocument(html: string, { remote, address, text }: MarkedPage): Checked {
  const json = /<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) return { isRendered: false, problems: [`${address}: no document of the site`] };
  const release = (JSON.parse(json) as Composition).remotes.find((each) => each.remote === remote)?.release;
  const isRendered = html.includes('id="page-state"');
  const [scripts, shells] = [listReleases(html, remote), listReleases(html, 'shell')];
  const problems: string[] = [];
  if (release === undefined || scripts.length === 0 || !sameOrEmpty(scripts, release))
    problems.push(`${address}: scripts of ${scripts.join(', ') || 'nothing'} with the composition of ${release}`);
  const [shell] = shells;
  if (shell === undefined || !sameOrEmpty(shells, shell))
    problems.push(`${address}: files of the shells ${[...new Set(shells)].join(', ')}`);
  if (!isRendered) return { isRendered, problems };
  // The navigation of the shell may have the text of a page, too.
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const [page, frame] = [findNumber(main, text), findNumber(html, shellText)];
  if (page !== readNumber(release ?? '')) problems.push(`${address}: HTML of release ${page} with scripts of ${release}`);
  if (frame !== readNumber(shell ?? '')) problems.push(`${address}: a frame of release ${frame} with scripts of ${shell}`);
  return { isRendered, problems };
}
