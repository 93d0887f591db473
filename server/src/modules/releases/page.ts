import type { HistoryEntry } from '@oracle-astra/release/src/registry-file';
import type { Registry } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../documents/escape-html';
import { opsAssets } from './ops/asset-routes';
import type { Figures } from './ops/figures';
import type { LiveContract } from './ops/live-contracts';
import { renderRemoteFigures } from './ops/render-figures';
import { renderContract, renderGraph } from './ops/render-graph';
import { operatorStyles, renderOperatorBar } from './page-styles';

type Channel = Registry['remotes'][string];

export interface ReleasesPage {
  registry: Registry;
  /** The published releases of each remote, newest first. */
  published: Readonly<Record<string, readonly string[]>>;
  history: readonly HistoryEntry[];
  notice: { done: boolean; sentence: string } | null;
  figures: Figures;
  contracts: readonly LiveContract[];
  /** A registry of before that the operator looks at. */
  replayed: Registry | null;
}

const hidden = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('');

const form = (fields: Record<string, string | number>, content: string) =>
  `<form method="post" action="/ops">${hidden(fields)}${content}</form>`;

const reasonField = '<label>Reason <input name="reason" required maxlength="500"></label>';

/** A change that takes something from visitors is asked once more. */
const confirmed = (label: string, fields: Record<string, string | number>) =>
  `<details><summary>${label}</summary>${form(fields, `${reasonField} <button>${label}</button>`)}</details>`;

function renderShares({ stable, canary }: Channel): string {
  const percent = canary?.percent ?? 0;
  const row = (kind: string, release: string, share: number) =>
    `<tr><th scope="row">${kind}</th><td>${escapeHtml(release)}</td><td><meter min="0" max="100" value="${share}">${share} %</meter> ${share} %</td></tr>`;
  return `<table><thead><tr><th scope="col">Channel</th><th scope="col">Release</th><th scope="col">Visitors</th></tr></thead><tbody>
${row('stable', stable, 100 - percent)}${canary ? row(canary.staged ? 'canary, staged' : 'canary', canary.release, percent) : ''}</tbody></table>`;
}

/** The forms of a remote; each says which revision the operator saw. */
function renderActions(remote: string, channel: Channel, published: readonly string[], revision: number): string {
  const { stable, canary, previous, earlier = [], pinned, withdrawn = [] } = channel;
  const base = { remote, revision };
  if (pinned) return `<p>Pinned: ${escapeHtml(pinned.reason)}</p>${form({ ...base, command: 'unpin' }, '<button>Unpin</button>')}`;
  const offered = published.filter((release) => release !== stable && !withdrawn.some((other) => other.release === release));
  const choice = `<label>Release <select name="release">${offered.map((release) => `<option>${escapeHtml(release)}</option>`).join('')}</select></label>`;
  const override = '<label>In spite of the check, because <input name="override" maxlength="500"></label>';
  const back = [previous, ...earlier].find((release) => release !== null && !withdrawn.some((other) => other.release === release));
  return [
    canary ? confirmed(`Halt ${canary.release}`, { ...base, command: 'halt', release: canary.release }) : '',
    canary ? form({ ...base, command: 'promote', release: canary.release }, `<button>Promote ${escapeHtml(canary.release)}</button>`) : '',
    offered.length === 0
      ? '<p>No other release is published.</p>'
      : `<details><summary>Give another release</summary>
${form({ ...base, command: 'canary' }, `${choice} <label>Percent <select name="percent"><option>1<option selected>5<option>25<option>50<option>100</select></label> ${override} <button>Canary</button>`)}
${form({ ...base, command: 'rollout' }, `${choice} ${override} <button>Roll out in stages</button>`)}
${form({ ...base, command: 'promote' }, `${choice} ${override} <button>Promote</button>`)}</details>`,
    back === undefined || back === null ? '' : confirmed(`Roll back to ${back}`, { ...base, command: 'rollback', release: stable }),
    confirmed('Pin', { ...base, command: 'pin' }),
  ].join('\n');
}

/** How a remote stands, beside its name. */
function renderState({ canary, pinned }: Channel): string {
  const chip = (kind: string, text: string) => `<span class="chip ${kind}">${escapeHtml(text)}</span>`;
  if (pinned) return chip('pinned', 'pinned');
  if (canary) return chip('canary', `canary, ${canary.percent} %`);
  return chip('stable', 'stable');
}

function renderRemote([remote, channel]: [string, Channel], { published, registry, figures, contracts }: ReleasesPage): string {
  const contract = contracts.find((each) => each.remote === remote);
  const { withdrawn = [] } = channel;
  const list = withdrawn
    .map(({ release, reason, at }) => `<li>${escapeHtml(release)}: ${escapeHtml(reason)}, ${escapeHtml(at)}</li>`)
    .join('');
  return `<section class="remote"><h2>${escapeHtml(remote)} ${renderState(channel)}</h2>${renderShares(channel)}
${withdrawn.length === 0 ? '' : `<p>Withdrawn:</p><ul>${list}</ul>`}
${renderRemoteFigures(remote, channel, figures)}
${renderActions(remote, channel, published[remote] ?? [], registry.revision)}
${contract ? renderContract(contract) : ''}</section>`;
}

const renderEntry = ({ revision, at, command, remote, release = '', percent, by = '', reason, override }: HistoryEntry) =>
  `<tr><td><a href="/ops?revision=${revision}#replay">${revision}</a></td><td><time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 16).replace('T', ' '))}</time></td><td>${escapeHtml(command)}</td><td>${escapeHtml(remote)}</td>
<td>${escapeHtml([release, percent === undefined ? '' : `${percent} %`].filter(Boolean).join(', '))}</td><td>${escapeHtml(by)}</td><td>${escapeHtml([reason, override && `override: ${override}`].filter(Boolean).join('; '))}</td></tr>`;

/** What visitors got at a revision of before. */
const renderReplay = (registry: Registry) =>
  `<section id="replay"><h2>What visitors got at revision ${registry.revision}</h2><table><thead><tr><th scope="col">Remote</th><th scope="col">Stable</th><th scope="col">Canary</th></tr></thead><tbody>${Object.entries(
    registry.remotes,
  )
    .map(
      ([remote, { stable, canary }]) =>
        `<tr><th scope="row">${escapeHtml(remote)}</th><td>${escapeHtml(stable)}</td><td>${canary ? escapeHtml(`${canary.release}, ${canary.percent} %`) : ''}</td></tr>`,
    )
    .join('')}</tbody></table><p><a href="/ops">Back to now</a></p></section>`;

/** The operators' page of releases: who gets what, the buttons, and the history. */
export function renderReleasesPage(page: ReleasesPage): string {
  const { registry, history, notice, contracts, replayed } = page;
  const remotes = Object.entries(registry.remotes);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases | Oracle &amp; Astra</title><style>${operatorStyles}</style><link rel="stylesheet" href="${opsAssets.styles}"><script defer src="${opsAssets.library}"></script><script defer src="${opsAssets.script}"></script>
${renderOperatorBar('/ops')}<main><h1>Releases</h1><p>Revision ${registry.revision}</p>
${notice === null ? '' : `<p role="${notice.done ? 'status' : 'alert'}" class="notice">${escapeHtml(notice.sentence)}</p>`}
${replayed === null ? '' : renderReplay(replayed)}
${remotes.length === 0 ? '<p>Nothing is released yet: publish and promote a release with npm run release.</p>' : remotes.map((entry) => renderRemote(entry, page)).join('\n')}
<section><h2>What uses what</h2>${renderGraph(contracts)}</section>
<section><h2>History</h2>${history.length === 0 ? '<p>Nothing was changed yet.</p>' : `<div class="wide history" tabindex="0" role="region" aria-label="History"><table><thead><tr>${['Revision', 'At (UTC)', 'Change', 'Remote', 'Release', 'By', 'Why'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${history.map(renderEntry).join('\n')}</tbody></table></div>`}</section></main></html>`;
}
