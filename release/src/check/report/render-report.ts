import type { Finding } from '../finding';
import { writeScript } from './render-steps';
import { sortFindings, type FoundFault } from './sort-findings';

/** The pictures of both releases at one address. */
export interface PicturePair {
  /** The page and the visitor, in the words of findings. */
  at: string;
  /** JPEG in base64. */
  candidate: string;
  live: string;
}

export interface Report {
  remote: string;
  release: string;
  /** The compared live release, or null. */
  live: string | null;
  site: string;
  /** The time of the check, ISO. */
  checkedAt: string;
  findings: readonly Finding[];
  differences: readonly string[];
  /** Why there is no verdict; empty if there is one. */
  notJudged: readonly string[];
  unreached: readonly string[];
  pictures: readonly PicturePair[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const styles = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:70rem;padding:1.5rem;color:#1b1b1f;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem}li{margin:.5rem 0}code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;padding:.75rem;background:#f3f3f6}.bad{color:#a4133c}.mute{color:#55555f}
.pair{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}.pair figure{margin:0}.pair img{width:100%;border:1px solid #ccc}
.both{position:relative;isolation:isolate}.both img{display:block}.both img+img{position:absolute;inset:0;mix-blend-mode:difference}
@media (prefers-color-scheme:dark){body{color:#eee;background:#17171c}pre{background:#24242b}.bad{color:#ff8fa3}.mute{color:#aaa}}`;

/** The steps to reproduce it, and a script that takes them in the release. */
function renderSteps(report: Report, found: Finding): string {
  const steps = writeScript(report, found);
  if (steps === null) return '';
  const { remote, release, site } = report;
  const person = found.at?.includes('signed in') ? 'as a member' : 'as a visitor';
  return `<details><summary>See it again</summary><ol><li><code>npm run release -- link ${escapeHtml(remote)} ${escapeHtml(release)} --hours 1 --site ${escapeHtml(site)}</code></li><li>Open the link, then <code>${escapeHtml(steps.address)}</code> ${person}.</li></ol><pre>${escapeHtml(steps.script)}</pre></details>`;
}

const renderFault = (report: Report, { first, others }: FoundFault) =>
  `<li><b class="bad">${escapeHtml(first.at ?? first.rule)}</b> ${escapeHtml(first.message)} <span class="mute">${escapeHtml(first.rule)}</span>${others.length > 0 ? `<br><span class="mute">also on ${escapeHtml(others.join('; '))}</span>` : ''}${renderSteps(report, first)}</li>`;

function renderPair({ at, candidate, live }: PicturePair): string {
  const image = (data: string, name: string) => `<img src="data:image/jpeg;base64,${data}" alt="${name}">`;
  return `<h3>${escapeHtml(at)}</h3><div class="pair"><figure>${image(live, 'The live release')}<figcaption>live</figcaption></figure><figure>${image(candidate, 'This release')}<figcaption>this release</figcaption></figure><figure><div class="both">${image(live, '')}${image(candidate, 'What differs is bright')}</div><figcaption>${candidate === live ? 'both look the same as they open: follow the steps above' : 'what differs is bright'}</figcaption></figure></div>`;
}

const renderList = (title: string, items: readonly string[], isLong = false) => {
  if (items.length === 0) return '';
  const list = `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}</ul>`;
  return isLong ? `<details><summary>${title} (${items.length})</summary>${list}</details>` : `<h2>${title}</h2>${list}`;
};

/** The differences of each page together. */
function renderDifferences(differences: readonly string[]): string {
  const pages = new Map<string, string[]>();
  for (const line of differences) {
    const [, at = '', rest = line] = /^(\/\S*, signed (?:in|out)): (.*)$/s.exec(line) ?? [];
    pages.set(at, [...(pages.get(at) ?? []), rest]);
  }
  const lists = [...pages].map(
    ([at, lines]) =>
      `${at === '' ? '' : `<h3>${escapeHtml(at)}</h3>`}<ul>${lines.map((each) => `<li>${escapeHtml(each)}</li>`).join('\n')}</ul>`,
  );
  return differences.length === 0 ? '' : `<h2>Differs from the live release</h2>${lists.join('\n')}`;
}

const isOfBoth = (line: string) => line.startsWith('Not refused');

/** The report of a check in a browser as one page without scripts or other files: what refuses the release first. */
export function renderReport(report: Report): string {
  const { release, live, site, checkedAt, findings, differences, notJudged, unreached, pictures } = report;
  const notTried = unreached.filter((line) => !isOfBoth(line));
  const verdictText = findings.length > 0 ? 'is refused' : notJudged.length > 0 ? 'was not judged' : 'fits';
  const verdict = verdictText === 'fits' ? verdictText : `<span class="bad">${verdictText}</span>`;
  const faults = sortFindings(findings).map((each) => renderFault(report, each));
  const part =
    verdictText === 'fits' && notTried.length > 0
      ? `<p class="bad">Not everything was tried: ${notTried.length} lines at the end.</p>`
      : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(release)}</title><style>${styles}</style></head><body>
<h1>${escapeHtml(release)} ${verdict}</h1><p class="mute">In Chromium, beside ${escapeHtml(live ?? 'no live release')} of ${escapeHtml(site)}, ${escapeHtml(checkedAt)}</p>
${part}
${faults.length > 0 ? `<h2>Never right</h2><ul>${faults.join('\n')}</ul>` : ''}
${renderList('Not judged', notJudged)}
${renderDifferences(differences)}
${pictures.length > 0 ? `<h2>Pictures</h2><p class="mute">As the pages open in the light theme, 360 pixels wide.</p>${pictures.map(renderPair).join('\n')}` : ''}
${renderList('Wrong on the live release too', unreached.filter(isOfBoth), true)}
${renderList('Not reached', notTried, true)}
</body></html>`;
}
