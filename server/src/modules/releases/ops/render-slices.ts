import type { Registry } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../../documents/escape-html';
import type { Slice, SliceKind } from '../telemetry/slices';
import { drawnVitals, type Figures } from './figures';
import { formatVital, renderVitalChart, vitalTitles, type Moment } from './render-figures';
import type { SliceFigures, SliceOfRelease } from './slice-figures';

type Channel = Registry['remotes'][string];

const kinds: Record<SliceKind, { title: string; caption: string }> = {
  page: { title: 'Pages', caption: ' and page' },
  device: { title: 'Devices', caption: ' and device' },
  language: { title: 'Languages', caption: ' and language' },
};
const languages = new Intl.DisplayNames('en', { type: 'language' });

const nameOf = ({ kind, value }: Slice) => (kind === 'language' ? (languages.of(value) ?? value) : value);

/** The part of the visits, in a sentence. */
export const describeSlice = (slice: Slice): string =>
  ({ page: `on ${slice.value}`, device: `on a ${slice.value}`, language: `in ${nameOf(slice)}` })[slice.kind];

const renderCells = (figures: SliceOfRelease | undefined) =>
  `<td class="n">${figures?.visits ?? ''}</td>${drawnVitals.map((vital) => `<td class="n">${formatVital(vital, figures?.vitals[vital] ?? null)}</td>`).join('')}`;

function renderRows(kind: SliceKind, slices: readonly SliceFigures[], releases: readonly string[]): string {
  const own = slices.filter((slice) => slice.kind === kind);
  if (own.length === 0) return '';
  const rows = own.map(
    (slice) =>
      `<tr><th scope="row">${escapeHtml(nameOf(slice))}</th>${releases.map((name) => renderCells(slice.releases.find(({ release }) => release === name))).join('')}</tr>`,
  );
  return `<tbody><tr><th scope="rowgroup" colspan="${1 + releases.length * (1 + drawnVitals.length)}">${kinds[kind].title}</th></tr>${rows.join('\n')}</tbody>`;
}

/** Vitals of a remote by page, class of devices and language: of the stable release and the canary or the one before, and as lines. */
export function renderSlices(remote: string, { stable, canary, previous }: Channel, figures: Figures, moments: readonly Moment[]): string {
  const slices = figures.slices.filter((slice) => slice.remote === remote);
  if (slices.length === 0) return '';
  const releases = [stable, canary?.release ?? previous].filter((release) => release !== null);
  const heads = releases.map((release) => `<th scope="colgroup" colspan="${1 + drawnVitals.length}">${escapeHtml(release)}</th>`);
  const columns = ['Visits', ...drawnVitals.map((vital) => vitalTitles[vital])].map((name) => `<th scope="col" class="n">${name}</th>`);
  const charts = (['page', 'device'] as const).flatMap((kind) =>
    drawnVitals.map((vital) => {
      const series = slices.flatMap((slice) =>
        slice.kind === kind && slice.lines ? [{ label: nameOf(slice), shares: slice.lines[vital] }] : [],
      );
      return renderVitalChart(vital, kinds[kind].caption, { hours: figures.hours, series, moments });
    }),
  );
  return `<details><summary>By page, device and language</summary>
<div class="lines">${charts.join('')}</div>
<div class="wide figures" tabindex="0" role="region" aria-label="Vitals of ${escapeHtml(remote)} by page, device and language"><table><thead><tr><td></td>${heads.join('')}</tr><tr><td></td>${releases.map(() => columns.join('')).join('')}</tr></thead>
${(['page', 'device', 'language'] as const).map((kind) => renderRows(kind, slices, releases)).join('\n')}</table></div>
<p><small>Lines are of all releases together, so that they show what a promote changed; the four pages with the most visits are drawn. A cheap phone has up to three gigabytes of memory. Times are those that three quarters of visits do not exceed.</small></p></details>`;
}
