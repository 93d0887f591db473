import { escapeHtml } from '../../../documents/escape-html';
import type { Registry } from '@oracle-astra/shared/contract';
import type { ReportedCounts } from '../telemetry/repository';
import type { Activity } from './activity';
import type { Compared } from './find-questions';
import { formatMoment } from './format';
import { pageBudget, type LiveContract } from './live-contracts';

export interface Summary {
  activity: Activity;
  /** The reports of the last hour: visits of the shell, and failures of it and of all remotes. */
  lastHour: ReportedCounts;
}

const formatPart = (share: number | null) => (share === null ? '–' : `${(share * 100).toFixed(1)} %`);

const formatMs = (ms: number | null) => (ms === null ? '–' : ms === Infinity ? 'over 300 ms' : `≤ ${ms} ms`);

/** The figures at the top of the page. Figures of a single process are marked as such. */
export function renderSummary({ remotes }: Registry, contracts: readonly LiveContract[], { activity, lastHour }: Summary): string {
  const pages = contracts.flatMap(({ routes }) => routes);
  const heavy = pages.filter(({ bytes }) => bytes > pageBudget).length;
  const channels = Object.values(remotes);
  const facts: [string, string][] = [
    [String(lastHour.visits), 'visits reported in the last hour'],
    [lastHour.visits === 0 ? '–' : ((lastHour.bad / lastHour.visits) * 1000).toFixed(1), 'failures in 1,000 visits'],
    [formatPart(activity.rendered), 'pages rendered on the server *'],
    [formatPart(activity.cached), 'pages from the cache *'],
    [formatMs(activity.renderMs), '95 % of pages rendered in *'],
    [`${channels.filter(({ canary }) => canary !== null).length} of ${channels.length}`, 'with a canary'],
    [`${heavy} of ${pages.length}`, 'pages over their budget'],
  ];
  return `<dl class="facts">${facts.map(([value, name]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>
<p><small>* since this server process started</small></p>`;
}

/** The withdrawn releases, each in a banner with a link to the evidence. */
export const renderStrips = (ended: readonly Compared[]): string =>
  ended
    .map(({ question: { remote, release, other, until }, end }) => {
      const what = end?.command === 'halt' ? 'halted' : 'rolled back';
      return `<p class="strip" role="status"><span><b>${escapeHtml(release)} was ${what}, ${formatMoment(until)}.</b> All visitors have ${escapeHtml(other)}.</span> <a href="#ended-${escapeHtml(remote)}">See why</a></p>`;
    })
    .join('\n');
