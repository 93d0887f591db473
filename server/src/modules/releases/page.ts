import type { HistoryEntry } from '@oracle-astra/release/src/registry/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../documents/escape-html';
import { renderReported, type ReportedRelease } from './ops/browser-reports';
import { opsAssets } from './ops/asset-routes';
import type { ExperimentFigures } from './ops/experiments/experiment-figures';
import { renderExperiments } from './ops/experiments/render-experiments';
import type { Figures } from './ops/figures';
import { formatMoment } from './ops/format';
import type { LiveContract } from './ops/live-contracts';
import type { Discounted } from './telemetry/evidence-repository';
import { renderTested, type Tested } from './tested/render-tested';
import { renderComparison, type ShownComparison } from './ops/render-comparison';
import { renderDiscounts } from './ops/render-discounts';
import { renderGate, type Gate } from './ops/render-gate';
import { renderGraphs } from './ops/render-graph';
import { renderBoms, renderPackages } from './ops/packages/render-packages';
import { listMoments } from './ops/render-figures';
import { renderRemote, renderUngiven } from './ops/render-remote';
import { renderReplay } from './ops/render-replay';
import { renderStrips, renderSummary, type Summary } from './ops/render-summary';
import type { ReplayedRevision } from './ops/replay';
import { operatorStyles, renderOperatorBar } from './page-styles';

export interface ReleasesPage {
  registry: Registry;
  /** The published releases of each remote, newest first. */
  published: Readonly<Record<string, readonly string[]>>;
  history: readonly HistoryEntry[];
  /** Why visitors do not get the registry's releases. */
  faults: readonly string[];
  /** The published releases of remotes without a live release, newest first. */
  ungiven: Readonly<Record<string, readonly string[]>>;
  notice: { done: boolean; sentence: string } | null;
  summary: Summary;
  figures: Figures;
  contracts: readonly LiveContract[];
  /** Withdrawn releases and canaries, each next to the other release. */
  ended: readonly ShownComparison[];
  canaries: readonly ShownComparison[];
  /** The running experiments. */
  experiments: readonly ExperimentFigures[];
  discounts: readonly Discounted[];
  tested: Tested;
  /** Releases with a stored report of their last check in a browser. */
  reported: readonly ReportedRelease[];
  /** The result of the check for the requested release. */
  gate: Gate | null;
  revisions: readonly ReplayedRevision[];
  /** An earlier revision to show. */
  asked: number | undefined;
}

const renderEntry = ({ revision, at, command, remote, release = '', percent, flag, setting, by = '', reason, override }: HistoryEntry) =>
  `<tr><td><a href="/ops?revision=${revision}#replay">${revision}</a></td><td><time datetime="${escapeHtml(at)}">${formatMoment(new Date(at))}</time></td><td>${escapeHtml(command)}</td><td>${escapeHtml(remote)}</td>
<td>${escapeHtml([release, percent === undefined ? '' : `${percent} %`, flag, setting].filter(Boolean).join(', '))}</td><td>${escapeHtml(by)}</td><td>${escapeHtml([reason, override && `override: ${override}`].filter(Boolean).join('; '))}</td></tr>`;

const renderHistory = (history: readonly HistoryEntry[]) =>
  `<section><h2>History</h2>${history.length === 0 ? '<p>Nothing was changed yet.</p>' : `<div class="wide history" tabindex="0" role="region" aria-label="History"><table><thead><tr>${['Revision', 'At (India)', 'Change', 'Remote', 'Release', 'By', 'Why'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${history.map(renderEntry).join('\n')}</tbody></table></div>`}</section>`;

const renderCompared = (title: string, shown: readonly ShownComparison[], figures: Figures) =>
  shown.length === 0 ? '' : `<section><h2>${title}</h2>${shown.map((each) => renderComparison(each, figures)).join('\n')}</section>`;

function renderRemotes({ registry, history, published, ungiven, faults, figures, contracts }: ReleasesPage): string {
  const remotes = Object.entries(registry.remotes);
  const first = Object.entries(ungiven).map(([remote, releases]) => renderUngiven(remote, releases, registry.revision));
  if (remotes.length === 0 && first.length === 0)
    return faults.length > 0 ? '' : '<p>Nothing is released yet: publish and promote a release with npm run release.</p>';
  const rows = remotes.map((entry) => {
    const [remote] = entry;
    const contract = contracts.find((each) => each.remote === remote);
    const moments = listMoments(history, remote);
    return renderRemote(entry, { published: published[remote] ?? [], revision: registry.revision, figures, moments, contract });
  });
  return [...rows, ...first].join('\n');
}

/** The operators' page of releases: problems, live releases, buttons, evidence and history. */
export function renderReleasesPage(page: ReleasesPage): string {
  const { registry, history, faults, notice, contracts, summary, ended, canaries, discounts, figures, gate, revisions, asked } = page;
  const [newest] = history;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases | Operators</title><style>${operatorStyles}</style><link rel="stylesheet" href="${opsAssets.styles}"><script defer src="${opsAssets.library}"></script><script defer src="${opsAssets.script}"></script>
${renderOperatorBar('/ops')}<main><div class="head"><h1>Releases</h1><p class="mute">Revision ${registry.revision}${newest ? `, live since ${formatMoment(new Date(newest.at))} IST` : ''}</p></div>
${notice === null ? '' : `<p role="${notice.done ? 'status' : 'alert'}" class="notice">${escapeHtml(notice.sentence)}</p>`}
${faults.map((fault) => `<p role="alert" class="notice">${escapeHtml(fault)}</p>`).join('\n')}
${gate === null ? '' : renderGate(gate)}
${renderStrips(ended)}
${renderSummary(registry, contracts, summary)}
${renderCompared('Canary against stable', canaries, figures)}
${renderCompared('Taken from visitors', ended, figures)}
${renderRemotes(page)}
${renderExperiments(page.experiments)}
${renderDiscounts(discounts)}
${renderReported(page.reported)}
${renderTested(page.tested)}
<section><h2>What uses what</h2><div class="graphs">${renderGraphs(contracts)}</div></section>
<section><h2>Shared packages</h2>${renderPackages(contracts)}${renderBoms(contracts)}</section>
${renderReplay(revisions, asked)}
${renderHistory(history)}</main></html>`;
}
