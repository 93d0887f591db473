import type { RuleOutcome } from '@oracle-astra/release/src/check/check-rules';
import { escapeHtml } from '../../../documents/escape-html';

export interface Gate {
  remote: string;
  release: string;
  outcomes: readonly RuleOutcome[];
}

const words = { refused: 'refused', passed: 'passed', 'not-judged': 'not judged here' } as const;
const marks = { refused: '✕', passed: '✓', 'not-judged': '–' } as const;

function renderOutcome({ title, outcome, detail, findings }: RuleOutcome): string {
  const sentences = findings.map(
    ({ at, message }) => `<p>${at === null ? '' : `<code>${escapeHtml(at)}</code> `}${escapeHtml(message)}</p>`,
  );
  return `<li class="${outcome}"><span class="mark" aria-hidden="true">${marks[outcome]}</span><div><b>${escapeHtml(title)}</b> <span class="mute">${words[outcome]}</span>${sentences.length > 0 ? sentences.join('') : `<p class="mute">${escapeHtml(detail)}</p>`}</div></li>`;
}

/** Every rule of the check with its outcome for one release; refused ones first. */
export function renderGate({ remote, release, outcomes }: Gate): string {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
  const judged = outcomes.filter(({ outcome }) => outcome !== 'not-judged').length;
  const verdict =
    refused === 0 ? `<span class="chip">fits, ${judged} checks</span>` : `<span class="chip bad">refused, ${refused} of ${judged}</span>`;
  return `<section id="gate"><h2>Gate, ${escapeHtml(release)} ${verdict}</h2><p class="mute">Against what is live now; nothing changed for visitors. Remote: ${escapeHtml(remote)}.</p><ul class="gate">${outcomes.map(renderOutcome).join('\n')}</ul></section>`;
}
