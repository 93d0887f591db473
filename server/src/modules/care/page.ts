import { escapeHtml } from '../../documents/escape-html';
import { operatorStyles, renderOperatorBar } from '../releases/page-styles';
import { careLogDays } from './read-care-log';
import type { CareLogDay } from './read-care-log';

const isTap = ({ number }: CareLogDay) => number !== '';
const isAsked = ({ band }: CareLogDay) => band === 'asked';
const sum = (entries: readonly CareLogDay[]) => entries.reduce((total, { count }) => total + count, 0);

/** The columns of each table; "Are you safe?" questions are not counted among the levels. */
const columns: readonly (readonly [string, (entry: CareLogDay) => boolean])[] = [
  ['Danger now (R)', (entry) => !isTap(entry) && !isAsked(entry) && entry.level === 'R'],
  ['Serious (O)', (entry) => !isTap(entry) && !isAsked(entry) && entry.level === 'O'],
  ['No verdict (Y)', (entry) => !isTap(entry) && !isAsked(entry) && entry.level === 'Y'],
  ['Asked if safe', (entry) => !isTap(entry) && isAsked(entry)],
  ['Numbers tapped', isTap],
];

const languages: Record<string, string> = { en: 'English', hi: 'Hindi', 'hi-Latn': 'Hindi in Latin letters' };

function groupBy(entries: readonly CareLogDay[], keyOf: (entry: CareLogDay) => string): [string, CareLogDay[]][] {
  const groups = new Map<string, CareLogDay[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return [...groups];
}

function renderTable(title: string, name: string, groups: readonly (readonly [string, readonly CareLogDay[]])[]): string {
  const rows = groups.map(
    ([key, entries]) =>
      `<tr><th scope="row">${escapeHtml(key)}</th>${columns.map(([, counts]) => `<td>${sum(entries.filter(counts))}</td>`).join('')}</tr>`,
  );
  const heads = [name, ...columns.map(([head]) => head)].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<section><h2>${title}</h2><div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function renderNumbers(taps: readonly CareLogDay[]): string {
  const rows = groupBy(taps, ({ number }) => number)
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([number, entries]) => `<tr><th scope="row">${escapeHtml(number)}</th><td>${sum(entries)}</td></tr>`);
  const body = `<table><thead><tr><th scope="col">Number</th><th scope="col">Taps</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<section><h2>Numbers</h2>${rows.length === 0 ? '<p>No number was tapped.</p>' : body}</section>`;
}

/** The operators' page of care's log: counts of answers, questions and dialled numbers, without texts and accounts. */
export function renderCarePage(entries: readonly CareLogDay[]): string {
  const answers = entries.filter((entry) => !isTap(entry));
  const byClass = groupBy(answers, ({ className }) => className || 'none').sort(([, one], [, other]) => sum(other) - sum(one));
  const tables = [
    renderTable(
      'Days',
      'Day in India',
      groupBy(entries, ({ day }) => day),
    ),
    renderTable('Matters', 'Matter', byClass),
    renderTable(
      'Languages',
      'Language',
      groupBy(entries, ({ language }) => languages[language] ?? language),
    ),
    renderTable(
      'How sure the model was',
      'Band',
      groupBy(answers, ({ band }) => band),
    ),
    renderTable(
      'Versions of the model',
      'Version',
      groupBy(entries, ({ version }) => version),
    ),
    renderNumbers(entries.filter(isTap)),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Care | Oracle &amp; Astra</title><style>${operatorStyles}</style>
${renderOperatorBar('/ops/care')}<main><h1>Care</h1><p>The last ${careLogDays} days. Only counters are kept: no words, no accounts, no order.</p>
${entries.length === 0 ? `<p>Nothing was counted in the last ${careLogDays} days.</p>` : tables.join('\n')}</main></html>`;
}
