import { escapeHtml } from '../../documents/escape-html';
import type { DeadJob, JobCount } from '../../jobs/dead-jobs';
import { operatorStyles, renderOperatorBar } from '../releases/page-styles';

export interface JobsPage {
  dead: readonly DeadJob[];
  counts: readonly JobCount[];
  notice: { done: boolean; sentence: string } | null;
}

const toTime = (at: string | null) =>
  at === null ? '' : `<time datetime="${escapeHtml(at)}">${escapeHtml(at.slice(0, 19).replace('T', ' '))}</time>`;

/** Each action is confirmed, because it cannot be undone. */
const confirmed = (action: string, label: string, sure: string, { id, kind }: DeadJob) =>
  `<details><summary>${label}<span class="of"> ${escapeHtml(kind)}</span></summary><form method="post" action="/ops/jobs"><input type="hidden" name="action" value="${action}"><input type="hidden" name="id" value="${escapeHtml(id)}"><button>${sure}</button></form></details>`;

const renderDead = (job: DeadJob) => `<article><h3>${escapeHtml(job.kind)}</h3>
<p>Given up ${toTime(job.at)}: ${escapeHtml(job.failure ?? 'its process ended, or it took too long')}</p>
<pre>${escapeHtml(JSON.stringify(job.data))}</pre>
${confirmed('retry', 'Retry', 'Do it again', job)}${confirmed('discard', 'Discard', 'Discard it for good', job)}</article>`;

const headings = ['Work', 'Waiting', 'Tried again', 'Running', 'Done in a day', 'Last done (UTC)', 'What failed last'];

const renderCount = ({ kind, waiting, retried, running, done, last_done: lastDone, last_failure: failure }: JobCount) =>
  `<tr><th scope="row">${escapeHtml(kind)}</th>${[waiting, retried, running, done].map((number) => `<td>${number}</td>`).join('')}<td>${toTime(lastDone)}</td><td>${escapeHtml(failure ?? '')}</td></tr>`;

/** The operators' page of background jobs: failed ones with buttons to retry or discard, and the queue. */
export function renderJobsPage({ dead, counts, notice }: JobsPage): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Work for later | Operators</title><style>${operatorStyles}
pre{white-space:pre-wrap;overflow-wrap:anywhere}article{border-top:1px solid var(--rule);padding:.5rem 0}h3{font-size:1rem;margin:0}.of{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}</style>
${renderOperatorBar('/ops/jobs')}<main><h1>Work for later</h1>
${notice === null ? '' : `<p role="${notice.done ? 'status' : 'alert'}" class="notice">${escapeHtml(notice.sentence)}</p>`}
<section><h2>Given up</h2>${dead.length === 0 ? '<p>Nothing was given up.</p>' : dead.map(renderDead).join('\n')}</section>
<section><h2>In the queue</h2>${counts.length === 0 ? '<p>The queue is empty.</p>' : `<div class="wide" tabindex="0" role="region" aria-label="In the queue"><table><thead><tr>${headings.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${counts.map(renderCount).join('\n')}</tbody></table></div>`}</section></main></html>`;
}
