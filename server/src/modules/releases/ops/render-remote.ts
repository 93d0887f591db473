import type { Registry } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../../documents/escape-html';
import type { Figures } from './figures';
import type { LiveContract } from './live-contracts';
import { renderRemoteFigures, type Moment } from './render-figures';
import { renderContract } from './render-graph';
import { renderSlices } from './render-slices';
import { formatMoment } from './format';

type Channel = Registry['remotes'][string];

const hidden = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('');

const form = (fields: Record<string, string | number>, content: string) =>
  `<form method="post" action="/ops">${hidden(fields)}${content}</form>`;

const reasonField = '<label>Reason <input name="reason" required maxlength="500"></label>';

/** A change that removes something from visitors needs a confirmation. */
const confirmed = (label: string, consequence: string, fields: Record<string, string | number>, more = '') =>
  `<details><summary>${escapeHtml(label)}</summary>${consequence === '' ? '' : `<p>${escapeHtml(consequence)}</p>`}${form(fields, `${reasonField} ${more}<button>${escapeHtml(label)}</button>`)}</details>`;

function renderShares({ stable, canary }: Channel): string {
  const percent = canary?.percent ?? 0;
  const row = (kind: string, release: string, share: number) =>
    `<tr><th scope="row">${kind}</th><td>${escapeHtml(release)}</td><td><span class="share"><meter min="0" max="100" value="${share}">${share} %</meter> ${share} %</span></td></tr>`;
  return `<table class="channels"><thead><tr><th scope="col">Channel</th><th scope="col">Release</th><th scope="col">Visitors</th></tr></thead><tbody>
${row('stable', stable, 100 - percent)}${canary ? row(canary.staged ? 'canary, staged' : 'canary', canary.release, percent) : ''}</tbody></table>`;
}

const renderChoice = (releases: readonly string[]) =>
  `<label>Release <select name="release">${releases.map((release) => `<option>${escapeHtml(release)}</option>`).join('')}</select></label>`;

const overrideField = '<label>In spite of the check, because <input name="override" maxlength="500"></label>';

/** A remote without a stable release: its first release cannot be a canary. */
export function renderUngiven(remote: string, releases: readonly string[], revision: number): string {
  const base = { remote, revision };
  const choice = renderChoice(releases);
  return `<section class="remote"><h2>${escapeHtml(remote)} <span class="chip canary">published, given to nobody</span></h2>
<div class="acts">${form({ ...base, command: 'check' }, `${choice} <button class="plain">Check</button>`)}
${form({ ...base, command: 'promote' }, `${choice} ${overrideField} <button>Promote</button>`)}</div></section>`;
}

/** The forms of a remote; each contains the revision that the operator saw. */
function renderActions(remote: string, channel: Channel, published: readonly string[], revision: number): string {
  const { stable, canary, previous, earlier = [], pinned, withdrawn = [] } = channel;
  const base = { remote, revision };
  if (pinned) return `<p>Pinned: ${escapeHtml(pinned.reason)}</p>${form({ ...base, command: 'unpin' }, '<button>Unpin</button>')}`;
  const offered = published.filter((release) => release !== stable && !withdrawn.some((other) => other.release === release));
  const choice = renderChoice(offered);
  const back = [previous, ...earlier].find((release) => release !== null && !withdrawn.some((other) => other.release === release));
  return [
    canary
      ? confirmed(
          `Halt ${canary.release}`,
          `${canary.percent} % of visitors get ${stable} again with their next page. ${canary.release} is not given again.`,
          { ...base, command: 'halt', release: canary.release },
        )
      : '',
    canary ? form({ ...base, command: 'promote', release: canary.release }, `<button>Promote ${escapeHtml(canary.release)}</button>`) : '',
    offered.length === 0
      ? '<p>No other release is published.</p>'
      : `<details><summary>Give another release</summary>
${form({ ...base, command: 'check' }, `${choice} <button class="plain">Check</button>`)}
${form({ ...base, command: 'canary' }, `${choice} <label>Percent <select name="percent"><option>1<option selected>5<option>25<option>50<option>100</select></label> ${overrideField} <button>Canary</button>`)}
${form({ ...base, command: 'rollout' }, `${choice} ${overrideField} <button>Roll out in stages</button>`)}
${form({ ...base, command: 'promote' }, `${choice} ${overrideField} <button>Promote</button>`)}</details>`,
    back === undefined || back === null
      ? ''
      : confirmed(
          `Roll back to ${back}`,
          `All visitors get ${back} with their next page. ${stable} is not given again.`,
          { ...base, command: 'rollback', release: stable },
          '<label>Though it does not fit, because <input name="override" maxlength="500"></label> ',
        ),
    confirmed('Pin', `No other release is given until it is unpinned${canary ? `; ${canary.release} ends` : ''}.`, {
      ...base,
      command: 'pin',
    }),
  ].join('\n');
}

/** The state of a remote, next to its name. */
function renderState({ canary, pinned }: Channel): string {
  const chip = (kind: string, text: string) => `<span class="chip ${kind}">${escapeHtml(text)}</span>`;
  if (pinned) return chip('pinned', 'pinned');
  if (canary) return chip('canary', `canary, ${canary.percent} %`);
  return chip('stable', 'stable');
}

/** A remote: its live releases, their figures, the possible actions, its imports and sizes. */
export function renderRemote(
  [remote, channel]: [string, Channel],
  {
    published,
    revision,
    figures,
    moments,
    contract,
  }: {
    published: readonly string[];
    revision: number;
    figures: Figures;
    moments: readonly Moment[];
    contract: LiveContract | undefined;
  },
): string {
  const { withdrawn = [] } = channel;
  const list = withdrawn.map(
    ({ release, reason, at }) => `<li>${escapeHtml(release)}: ${escapeHtml(reason)}, ${formatMoment(new Date(at))}</li>`,
  );
  return `<section class="remote"><h2>${escapeHtml(remote)} ${renderState(channel)}</h2>${renderShares(channel)}
${renderRemoteFigures(remote, channel, figures, moments)}
${renderSlices(remote, channel, figures, moments)}
<div class="acts">${renderActions(remote, channel, published, revision)}</div>
${withdrawn.length === 0 ? '' : `<details><summary>Withdrawn, ${withdrawn.length}</summary><ul>${list.join('')}</ul></details>`}
${contract ? renderContract(contract) : ''}</section>`;
}
