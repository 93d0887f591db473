import { escapeHtml } from '../../documents/escape-html';
import { operatorStyles, renderOperatorBar } from '../releases/page-styles';
import type { Rights } from './service';

export interface RightsPage {
  open: Awaited<ReturnType<Rights['listOpen']>>;
  /** The number of a nominee who wrote, and the accounts that named it; null before a search. */
  search: { mobile: string; named: Awaited<ReturnType<Rights['findByNominee']>> } | null;
  today: string;
  notice: { done: boolean; sentence: string } | null;
}

const renderOpen = ({ id, uid, kind, body, createdAt, dueOn }: RightsPage['open'][number], today: string) =>
  `<article><h3>${escapeHtml(kind)}, due ${escapeHtml(dueOn)}${dueOn < today ? ': overdue' : ''}</h3>
<p>Asked ${createdAt.toISOString().slice(0, 10)} by ${escapeHtml(uid)}</p><pre>${escapeHtml(body)}</pre>
<form method="post" action="/ops/rights"><input type="hidden" name="id" value="${escapeHtml(id)}"><label>Answer, which the person sees<br><textarea name="answer" rows="3" cols="60" required maxlength="1000"></textarea></label><br><button>Answer and close</button></form></article>`;

const renderNamed = ({ mobile, named }: NonNullable<RightsPage['search']>) =>
  named.length === 0
    ? `<p role="status">Nobody named this number (${escapeHtml(mobile)}).</p>`
    : `<ul>${named.map((row) => `<li>${escapeHtml(row.name)} is named by ${escapeHtml(row.mobile ?? 'a sealed account')} (${escapeHtml(row.uid)}) since ${row.namedAt.toISOString().slice(0, 10)}</li>`).join('')}</ul>`;

/** The operators' page of requests by the law on personal data, with the day by which each is answered. */
export const renderRightsPage = ({ open, search, today, notice }: RightsPage): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Requests by law | Oracle &amp; Astra</title><style>${operatorStyles}
pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid var(--rule);padding:.5rem 0}h3{font-size:1rem;margin:0}textarea{max-width:100%}</style>
${renderOperatorBar('/ops/rights')}<main><h1>Requests by law</h1>
${notice === null ? '' : `<p role="${notice.done ? 'status' : 'alert'}" class="notice">${escapeHtml(notice.sentence)}</p>`}
<section><h2>Open</h2>${open.length === 0 ? '<p>Nothing is open.</p>' : open.map((row) => renderOpen(row, today)).join('\n')}</section>
<section><h2>A nominee writes</h2><form action="/ops/rights"><label>Number of the nominee <input name="nominee" inputmode="tel" required></label> <button>Find who named them</button></form>${search === null ? '' : renderNamed(search)}</section></main></html>`;
