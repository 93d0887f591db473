import { escapeHtml } from '../../../../documents/escape-html';
import { slicedVitals } from '../../telemetry/slices';
import { formatMoment } from '../format';
import { formatVital, vitalTitles } from '../render-figures';
import { enough, type ExperimentFigures, type VariantFigures } from './experiment-figures';
import { intervalOf, shareOf, type Interval } from './uncertainty';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const signed = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

/** The intervals of the goal on one scale, each with its share as a point. */
function renderBar(share: number, interval: Interval | null, largest: number): string {
  if (interval === null) return '';
  const at = (part: number) => ((part / largest) * 100).toFixed(2);
  return `<svg viewBox="0 0 100 10" width="160" height="16" preserveAspectRatio="none" aria-hidden="true"><path d="M0 5H100" stroke="var(--rule)"/><path d="M${at(interval.low)} 5H${at(interval.high)}" stroke="var(--link)" stroke-width="4"/><path d="M${at(share)} 0V10" stroke="currentColor" stroke-width="1"/></svg>`;
}

function renderVariant(variant: VariantFigures, largest: number): string {
  const { value, isDefault, visits, goals, bad, vitals, difference } = variant;
  const reached = { visits, hits: goals };
  const interval = intervalOf(reached);
  const vitalCells = slicedVitals.map((vital) => {
    const measured = vitals[vital];
    return `<td class="n">${formatVital(vital, measured.value)}${measured.visits > 0 ? ` <small>of ${measured.visits}</small>` : ''}</td>`;
  });
  return `<tr><th scope="row">${escapeHtml(value)}${isDefault ? ' <small>default</small>' : ''}</th><td class="n">${visits}</td>
<td class="n">${interval ? `${percent(shareOf(reached))} <small>${goals}; ${percent(interval.low)} to ${percent(interval.high)}</small>` : '–'}</td><td>${renderBar(shareOf(reached), interval, largest)}</td>
<td class="n">${difference ? `${signed(difference.low)} to ${signed(difference.high)}` : ''}</td><td class="n">${visits > 0 ? percent(bad / visits) : '–'}</td>${vitalCells.join('')}</tr>`;
}

function renderExperiment({ flag, goal, since, by, variants, verdict }: ExperimentFigures): string {
  const largest = Math.max(0.01, ...variants.map(({ visits, goals: hits }) => intervalOf({ visits, hits })?.high ?? 0));
  const heads = ['Value', 'Visits', 'Goal', '', 'Difference, points', 'Failed', ...slicedVitals.map((vital) => vitalTitles[vital])];
  return `<h3>${escapeHtml(flag)}</h3><p class="reason">${escapeHtml(verdict)}</p>
<p class="mute">Goal ${escapeHtml(goal)}${since === null ? '' : `, since ${formatMoment(new Date(since))} IST`}${by === undefined ? '' : ` by ${escapeHtml(by)}`}</p>
<div class="wide" tabindex="0" role="region" aria-label="Experiment ${escapeHtml(flag)}"><table><thead><tr>${heads.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${variants.map((variant) => renderVariant(variant, largest)).join('\n')}</tbody></table></div>`;
}

/** The running experiments with their figures. */
export const renderExperiments = (experiments: readonly ExperimentFigures[]): string =>
  experiments.length === 0
    ? ''
    : `<section><h2>Experiments</h2>${experiments.map(renderExperiment).join('\n')}
<p><small>Visits are documents whose token says which value they had, counted as by the guard; several can be of one person. Intervals are of 95 %; that of a difference holds at all times together, so that looking often makes no winner. A verdict needs ${enough.visits} visits of each value, ${enough.goals} reached goals and ${enough.days} days.</small></p></section>`;
