import { escapeHtml } from '../../documents/escape-html';
import type { ItemPage, ModerationList, ReportedItem } from './repository';
import { pageSize } from './service';

const form = (action: string, label: string, target: string) => `<form method="post" action="/ops/moderation">
<input type="hidden" name="action" value="${action}"><input type="hidden" name="target" value="${escapeHtml(target)}">
<label>Reason <input name="reason" required maxlength="500"></label> <button>${label}</button></form>`;

const dangers = { R: 'danger', O: 'distress' } as const;

function renderItem({ id, kind, author, uid, text, is_hidden: isHidden, reports, reasons, care }: ReportedItem): string {
  const reasonList = reasons.length === 0 ? '' : `<ul>${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`;
  return `<article><h2>${kind} ${escapeHtml(id)} by ${escapeHtml(author || uid)}</h2>
<p>${reports} ${reports === 1 ? 'report' : 'reports'}, ${isHidden ? 'hidden' : 'shown'}${care === null ? '' : `, it or a report of it speaks of ${dangers[care]}: who wrote that has seen the helplines`}</p><pre>${escapeHtml(text)}</pre>${reasonList}
${isHidden ? '' : form('hide', 'Hide', id)}${form('restore', isHidden ? 'Restore' : 'Keep', id)}${form('ban', 'Ban the author', uid)}</article>`;
}

interface View extends ItemPage {
  list: ModerationList;
  page: number;
  /** The last hidden items, below the queue. */
  hidden: ReportedItem[];
}

/** The operators' page of reported and hidden posts; `notice` confirms the last action. */
export function renderModerationPage({ items, total, list, page, hidden }: View, notice: string): string {
  const address = (to: ModerationList, at = 1) => `/ops/moderation?list=${to}&amp;page=${at}`;
  const other =
    list === 'queue' ? `<a href="${address('hidden')}">What is hidden</a>` : `<a href="${address('queue')}">What to look at</a>`;
  const below = hidden.filter(({ id }) => !items.some((item) => item.id === id));
  const [before, after] = [page > 1 ? page - 1 : null, page * pageSize < total ? page + 1 : null];
  const pages = [
    before === null ? '' : `<a href="${address(list, before)}">Back</a>`,
    after === null ? '' : `<a href="${address(list, after)}">Further</a>`,
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Moderation | Oracle &amp; Astra</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid #999;padding:1rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere}form{margin:.5rem 0}h2{font-size:1.1rem}</style>
<h1>Moderation</h1><p>${list === 'queue' ? 'To look at' : 'Hidden'}: ${total}. ${other} ${pages.join(' ')}</p>${notice === '' ? '' : `<p role="status">${escapeHtml(notice)}</p>`}
${items.length === 0 ? '<p>There is nothing here.</p>' : items.map(renderItem).join('\n')}
${below.length === 0 ? '' : `<h2>Hidden last</h2>${below.map(renderItem).join('\n')}`}
<h2>Lift a ban</h2><form method="post" action="/ops/moderation"><input type="hidden" name="action" value="unban">
<label>By <select name="by"><option value="name">user name</option><option value="mobile">mobile number</option><option value="uid">uid</option></select></label>
<label>Person <input name="target" required></label> <label>Reason <input name="reason" required></label> <button>Unban</button></form>
</html>`;
}
