import { falseAlarms } from '../guard/judge';
import { vitalNames, type VitalName } from '@oracle-astra/shared/contract';
import { escapeHtml } from '../../../documents/escape-html';
import type { ReportedCounts } from '../telemetry/repository';
import type { Figures } from './figures';
import type { Compared } from './find-questions';
import { formatMoment, formatShare } from './format';
import { formatVital, vitalTitles } from './render-figures';
import type { Comparison } from './reports';

export interface ShownComparison extends Compared {
  comparison: Comparison;
  /** The differences between two releases; null if one of them was pruned. */
  differences: readonly string[] | null;
  /** Source commits of both. */
  commits: { release: string | null; other: string | null };
}

/** The factor from which the guard acts. */
const enough = (isCanary: boolean) => Math.round(1 / (isCanary ? falseAlarms.canary : falseAlarms.stable));

const formatTimes = (evidence: number) =>
  evidence >= 1e6 ? 'over a million' : evidence >= 10 ? Math.round(evidence).toLocaleString('en-IN') : evidence.toFixed(1);

function describeEvidence({ comparison: { judgement, release }, question: { isCanary } }: ShownComparison): string {
  if (release.visits === 0) return 'No page of it reported, so nothing can be said about it.';
  const limit = enough(isCanary);
  return `What was seen is ${formatTimes(judgement.evidence)} times as likely if it is worse than if it is not. From ${limit.toLocaleString('en-IN')} times on, with five failures at least, it is ${isCanary ? 'halted' : 'rolled back'} by itself, once good visits are missing too or ten networks that were known before report failures.${judgement.isInDoubt ? ' <b>Neither is so: these reports may be forged. It stays as it is, and no further visitors get it.</b>' : ''}`;
}

function renderSides({ comparison: { release, other }, question }: ShownComparison, figures: Figures): string {
  const row = (title: string, show: (counts: ReportedCounts) => string | number) =>
    `<tr><th scope="row">${title}</th><td>${show(release)}</td><td>${show(other)}</td></tr>`;
  const vitalsOf = (name: string) => figures.releases.find((each) => each.remote === question.remote && each.release === name)?.vitals;
  const vital = (name: VitalName) => {
    const [own, theirs] = [vitalsOf(question.release)?.[name] ?? null, vitalsOf(question.other)?.[name] ?? null];
    if (own === null && theirs === null) return '';
    return `<tr><th scope="row">${vitalTitles[name]}, p75</th><td>${formatVital(name, own)}</td><td>${formatVital(name, theirs)}</td></tr>`;
  };
  return `<table class="sides"><thead><tr><td></td><th scope="col">${escapeHtml(question.release)}</th><th scope="col">${escapeHtml(question.other)}${question.isCanary ? '' : ', the day before'}</th></tr></thead><tbody>
${row('Visits', ({ visits }) => visits)}${row('With a failure', (counts) => `<b>${formatShare(counts)}</b>`)}${row('Load failures', ({ load }) => load)}${row('Page errors', ({ page }) => page)}${row('Failed API calls', ({ api }) => api)}
${vitalNames.map(vital).join('')}</tbody></table>`;
}

function renderChart({ comparison: { chart }, question, end }: ShownComparison): string {
  const data = {
    hours: chart.times,
    series: [
      { label: question.release, shares: chart.release },
      { label: question.other, shares: chart.other },
    ],
    ...(end && { end: { at: question.until.getTime() / 1000, label: end.command === 'halt' ? 'halted' : 'rolled back' } }),
  };
  const hasVisits = [...chart.release, ...chart.other].some((share) => share !== null);
  if (!hasVisits) return '<p>No page of either reported in this time.</p>';
  return `<figure class="chart" data-chart="${escapeHtml(JSON.stringify(data))}"><figcaption>Visits with a failure, percent</figcaption></figure>`;
}

const renderDifferences = ({ differences, question: { release, other } }: ShownComparison) =>
  differences === null
    ? ''
    : `<details><summary>What ${escapeHtml(release)} has otherwise than ${escapeHtml(other)}</summary>${differences.length === 0 ? '<p>No route, package, name or size differs.</p>' : `<pre tabindex="0">${escapeHtml(differences.join('\n'))}</pre>`}</details>`;

/** The advice about a withdrawn release. */
function renderAdvice({ question: { remote, release, other }, commits }: ShownComparison): string {
  const range =
    commits.release && commits.other && commits.release !== commits.other
      ? `<code>git log ${escapeHtml(`${commits.other}..${commits.release}`)}</code>`
      : '';
  return `<h4>What to do</h4><ol><li>See what changed, below${range === '' ? '' : `, and in ${range}`}.</li>
${remote === 'shell' ? '' : `<li>Look at its pages in each state: <code>npm run isolate -- mfe-${escapeHtml(remote)}</code>.</li>`}
<li>Mend it, publish a new release and begin with a canary. ${escapeHtml(release)} is not given again; everyone keeps ${escapeHtml(other)}.</li></ol>`;
}

const renderOrigin = ({ begin, end, question: { since, until } }: ShownComparison) => {
  const by = (name: string | undefined) =>
    escapeHtml(name === undefined || name === '' ? 'npm run release' : name === 'guard' ? 'the guard, by itself' : name);
  const givenText = begin ? `Given ${formatMoment(since)} by ${by(begin.by)}` : 'Given before the history begins';
  return `<p class="mute">${givenText}${end ? `, ${end.command === 'halt' ? 'halted' : 'rolled back'} ${formatMoment(until)} by ${by(end.by)}, revision <a href="/ops?revision=${end.revision}#replay">${end.revision}</a>` : ''}.</p>`;
};

/** Two releases side by side: the reason of a withdrawal or the state of a canary, the evidence for both, and advice. */
export function renderComparison(shown: ShownComparison, figures: Figures): string {
  const { question, end } = shown;
  const id = `${end ? 'ended' : 'canary'}-${question.remote}`;
  return `<article id="${escapeHtml(id)}" class="compared" aria-labelledby="${escapeHtml(id)}-title"><h3 id="${escapeHtml(id)}-title">${escapeHtml(question.release)}</h3>
${end ? `<p class="reason">${escapeHtml(end.reason ?? 'No reason was given.')}</p>` : ''}${renderOrigin(shown)}
<div class="two"><div>${renderChart(shown)}<p>${describeEvidence(shown)}</p>
${end ? renderAdvice(shown) : ''}</div><div>${renderSides(shown, figures)}</div></div>
${renderDifferences(shown)}</article>`;
}
