import type { TestedReleases } from '@oracle-astra/release/src/registry/test-result';
import { escapeHtml } from '../../../documents/escape-html';
import { formatMoment } from '../ops/format';
import type { ReleaseTest } from './repository';

/** The releases of each remote with which others are tested, and all results. */
export interface Tested {
  releases: Readonly<Record<string, TestedReleases>>;
  results: readonly ReleaseTest[];
}

interface Side {
  remote: string;
  release: string;
  place: string;
}

const listSides = (remote: string, { live, before, next }: TestedReleases): Side[] =>
  [
    { release: live, place: 'live' },
    { release: before, place: 'before' },
    { release: next, place: 'next' },
  ].flatMap(({ release, place }) => (release === null ? [] : [{ remote, release, place }]));

/** The result of the tests of one side with the other. */
function renderResult(results: readonly ReleaseTest[], own: Side, other: Side): string {
  const whose = own.remote === 'shell' ? 'Shell’s tests' : 'Its tests';
  const found = results.find(({ release, remote, otherRelease, ...each }) => {
    const isOwn = remote === own.remote && release === own.release;
    return isOwn && each.other === other.remote && otherRelease === other.release;
  });
  if (!found) return `<span class="mute">${whose}: not run</span>`;
  const { passed, testedAt, commit, by } = found;
  return `${whose}: <span class="chip${passed ? '' : ' bad'}">${passed ? 'passed' : 'failed'}</span> <small>${formatMoment(testedAt)}, <code>${escapeHtml(commit)}</code>, ${escapeHtml(by)}</small>`;
}

function renderRemote(shells: readonly Side[], remote: string, own: readonly Side[], results: readonly ReleaseTest[]): string {
  const rows = own.map((each) => {
    const cells = shells.map((shell) => `<td>${renderResult(results, each, shell)}<br>${renderResult(results, shell, each)}</td>`);
    return `<tr><th scope="row">${escapeHtml(each.release)} <small>${each.place}</small></th>${cells.join('')}</tr>`;
  });
  return `<tbody><tr><th scope="rowgroup" colspan="${1 + shells.length}">${escapeHtml(remote)}</th></tr>${rows.join('\n')}</tbody>`;
}

/** The releases of the shell against those of each remote, with the results of the tests of both. */
export function renderTested({ releases, results }: Tested): string {
  const { shell, ...remotes } = releases;
  if (!shell) return '';
  const shells = listSides('shell', shell);
  const heads = shells.map(({ release, place }) => `<th scope="col">${escapeHtml(release)} <small>${place}</small></th>`);
  const bodies = Object.entries(remotes).map(([remote, places]) => renderRemote(shells, remote, listSides(remote, places), results));
  return `<section><h2>Tested with each other</h2><div class="wide" tabindex="0" role="region" aria-label="Tested with each other"><table><thead><tr><td></td>${heads.join('')}</tr></thead>${bodies.join('\n')}</table></div>
<p><small>As the CI of a team reports it with <code>npm run release -- tested</code>: when, of which commit, by which key.</small></p></section>`;
}
