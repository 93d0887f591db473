import type { HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import { vitalNames, type Registry, type VitalName } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../../documents/escape-html';
import { formatMoment } from './format';
import { drawnVitals, shownHours, type DrawnVital, type Figures, type ReleaseFigures } from './figures';

type Channel = Registry['remotes'][string];

export const vitalTitles: Record<VitalName, string> = {
  ttfb: 'First byte',
  fcp: 'First paint',
  lcp: 'Largest paint',
  inp: 'Answer to input',
  cls: 'Layout shift',
  tti: 'Time to input',
};

export const formatVital = (vital: VitalName, value: number | null) =>
  value === null ? '' : vital === 'cls' ? value.toFixed(2) : value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;

const formatShare = ({ visits, bad }: ReleaseFigures) => (visits === 0 ? '' : `${((bad / visits) * 100).toFixed(1)} %`);

/** Live releases come first, next to each other. */
function sortReleases(channel: Channel, releases: readonly ReleaseFigures[]): ReleaseFigures[] {
  const order = [channel.stable, channel.canary?.release, channel.previous];
  const rank = (release: string) => (order.indexOf(release) + order.length + 1) % (order.length + 1);
  return releases.toSorted((a, b) => rank(a.release) - rank(b.release) || b.visits - a.visits).slice(0, 4);
}

const describeChannel = ({ stable, canary, previous }: Channel, release: string) =>
  release === stable ? 'stable' : release === canary?.release ? `canary, ${canary.percent} %` : release === previous ? 'previous' : '';

const row = (title: string, releases: readonly ReleaseFigures[], show: (release: ReleaseFigures) => string) =>
  `<tr><th scope="row">${title}</th>${releases.map((release) => `<td>${show(release)}</td>`).join('')}</tr>`;

/** A change of the stable release, drawn as a line: in seconds since 1970. */
export interface Moment {
  at: number;
  label: string;
}

/** The commands that give visitors another stable release. */
const stableCommands: readonly string[] = ['promote', 'rollback', 'start'];

/** When a remote's stable release changed; `history` is newest first. */
export const listMoments = (history: readonly HistoryEntry[], remote: string): Moment[] =>
  history
    .filter((entry) => entry.remote === remote && stableCommands.includes(entry.command))
    .map(({ at, command, release = '' }) => ({
      at: Date.parse(at) / 1000,
      label: `${command === 'start' ? 'promote' : command} ${release}`,
    }))
    .reverse();

/** Numbers of the lines in the charts, because names of releases are longer than the space between them. */
const toMarks = (moments: readonly Moment[]) => moments.map(({ at }, index) => ({ at, label: String(index + 1) }));

const renderMoments = (moments: readonly Moment[]) =>
  moments.length === 0
    ? ''
    : `<p><small>Lines in the charts: ${moments.map(({ at, label }, index) => `${index + 1}: ${escapeHtml(label)}, ${formatMoment(new Date(at * 1000))}`).join('; ')}.</small></p>`;

/** The values of a vital by hour, a line for each label; nothing without a measurement. */
export function renderVitalChart(
  vital: DrawnVital,
  caption: string,
  { hours, series, moments }: { hours: number[]; series: { label: string; shares: (number | null)[] }[]; moments: readonly Moment[] },
): string {
  if (series.every(({ shares }) => shares.every((value) => value === null))) return '';
  const shown = toMarks(moments.filter(({ at }) => at >= (hours[0] ?? 0)));
  const data = { hours, series, moments: shown, unit: vital === 'cls' ? '' : 'ms' };
  return `<figure class="chart" data-chart="${escapeHtml(JSON.stringify(data))}"><figcaption>${vitalTitles[vital]} by hour${caption}</figcaption></figure>`;
}

/** The figures of a remote's releases, side by side, with charts of the percentage of bad visits and of vitals. */
export function renderRemoteFigures(
  remote: string,
  channel: Channel,
  { hours, releases: all }: Figures,
  allMoments: readonly Moment[],
): string {
  const moments = allMoments.filter(({ at }) => at >= (hours[0] ?? 0));
  const releases = sortReleases(
    channel,
    all.filter((figures) => figures.remote === remote),
  );
  if (releases.length === 0) return `<p>No page reported in the last ${shownHours} hours.</p>`;
  const data = { hours, series: releases.map(({ release, hours: shares }) => ({ label: release, shares })), moments: toMarks(moments) };
  const heads = releases.map(
    ({ release }) => `<th scope="col">${escapeHtml(release)} <small>${escapeHtml(describeChannel(channel, release))}</small></th>`,
  );
  const rows = [
    row('Visits', releases, ({ visits }) => String(visits)),
    row('Visits with a failure', releases, formatShare),
    row('Load failures', releases, ({ load }) => String(load)),
    row('Page errors', releases, ({ page }) => String(page)),
    row('Failed API calls', releases, ({ api }) => String(api)),
    ...vitalNames.map((vital) => row(vitalTitles[vital], releases, ({ vitals }) => formatVital(vital, vitals[vital]))),
  ];
  return `<div class="two"><figure class="chart" data-chart="${escapeHtml(JSON.stringify(data))}"><figcaption>Visits with a failure, percent by hour, the last ${shownHours} hours</figcaption></figure>
<div class="wide figures" tabindex="0" role="region" aria-label="Figures of ${escapeHtml(remote)}"><table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table><p><small>Times are those that three quarters of visits do not exceed.</small></p></div></div>
<div class="lines">${drawnVitals.map((vital) => renderVitalChart(vital, '', { hours, series: releases.map(({ release, lines }) => ({ label: release, shares: lines[vital] })), moments })).join('')}</div>${renderMoments(moments)}`;
}
