import { escapeHtml } from '../../../documents/escape-html';
import { formatMoment, formatShare } from './format';
import type { ReplayedRevision } from './replay';

const describeChange = ({ change }: ReplayedRevision) =>
  change === null
    ? ''
    : [
        change.command,
        change.remote,
        change.release,
        change.percent === undefined ? '' : `${change.percent} %`,
        change.by ? `by ${change.by}` : '',
      ]
        .filter(Boolean)
        .join(' ');

/** The live releases over time: one line for each release, with the reports of that time. */
function renderPanel(revision: ReplayedRevision, isShown: boolean): string {
  const { registry, change, reports } = revision;
  const rows = Object.entries(registry.remotes).flatMap(([remote, { stable, canary }]) => {
    const servedReleases = [{ release: stable, percent: 100 - (canary?.percent ?? 0) }, ...(canary ? [canary] : [])];
    return servedReleases.map(({ release, percent }, at) => {
      const report = reports.find((each) => each.remote === remote && each.release === release);
      const name = at === 0 ? `<th scope="rowgroup" rowspan="${servedReleases.length}">${escapeHtml(remote)}</th>` : '';
      return `<tr>${name}<td>${escapeHtml(release)}${at === 0 ? '' : ' <span class="chip canary">canary</span>'}</td><td class="n">${percent} %</td><td class="n">${report?.visits ?? '–'}</td><td class="n">${report ? formatShare(report) : '–'}</td></tr>`;
    });
  });
  return `<div data-revision="${registry.revision}" data-text="${escapeHtml(`revision ${registry.revision}, ${describeChange(revision)}`)}"${isShown ? '' : ' hidden'}>
<p><b>Revision ${registry.revision}</b>${change === null ? '' : ` <span class="mute">${formatMoment(new Date(change.at))}</span> ${escapeHtml(describeChange(revision))}`}</p>
<table><thead><tr>${['Remote', 'Release', 'Visitors', 'Visits', 'Failed'].map((name, at) => `<th scope="col"${at > 1 ? ' class="n"' : ''}>${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The percentage of a canary is drawn as a bar from below; the shade changes when another release becomes stable. */
function renderLane(remote: string, revisions: readonly ReplayedRevision[]): string {
  let tone = 0;
  let before: string | undefined;
  const columns = revisions.flatMap(({ registry, change }, at) => {
    const channel = registry.remotes[remote];
    if (!channel) return [];
    if (before !== undefined && channel.stable !== before) tone = 1 - tone;
    before = channel.stable;
    const percent = channel.canary?.percent ?? 0;
    const isBad = change?.remote === remote && ['halt', 'rollback'].includes(change.command);
    return [
      `<path class="tone${tone}" d="M${at} 0h1v100h-1z"/>`,
      percent > 0 ? `<path class="share" d="M${at} ${100 - Math.max(12, percent)}h1v${Math.max(12, percent)}h-1z"/>` : '',
      isBad ? `<path class="end" d="M${at} 0h.25v100h-.25z"/>` : '',
    ];
  });
  return `<span>${escapeHtml(remote)}</span><svg viewBox="0 0 ${revisions.length} 100" preserveAspectRatio="none" aria-hidden="true">${columns.join('')}<path class="cursor" d="M0 0h1v100h-1z"/></svg>`;
}

/** The history as lanes, and a slider for the live releases at each revision; without scripts it is a form. */
export function renderReplay(revisions: readonly ReplayedRevision[], asked: number | undefined): string {
  const [first, last] = [revisions.at(0), revisions.at(-1)];
  if (!first || !last) return '';
  const shown = revisions.find(({ registry: { revision } }) => revision === asked) ?? last;
  const remotes = [...new Set(revisions.flatMap(({ registry }) => Object.keys(registry.remotes)))];
  const [from, to] = [first.registry.revision, last.registry.revision];
  return `<section id="replay"><h2>Replay</h2>
<div class="lanes">${remotes.map((remote) => renderLane(remote, revisions)).join('')}
<span></span><form method="get" action="/ops#replay"><label class="hidden" for="revision">Revision to replay</label><input id="revision" type="range" name="revision" min="${from}" max="${to}" step="1" value="${shown.registry.revision}"><button>Show</button></form>
<span></span><p class="ends mute"><span>${from}</span><span>${to}, now</span></p></div>
<p><small>A change of tone is another stable release, gold a canary and its share, red a halt or a rollback. Visits are those that pages of this revision reported, for 14 days.</small></p>
<div class="panels" aria-live="polite">${revisions.map((revision) => renderPanel(revision, revision === shown)).join('\n')}</div></section>`;
}
