import type { Finding } from '../finding';

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

/** The address in a finding's name of a page: `/forum, signed in`. */
const toPath = (at: string) => at.split(', ')[0] ?? at;

/** The steps to reproduce it, and a script that opens the page in the release. */
function renderSteps({ remote, release, site }: Report, { at, message }: Finding): string {
  if (at === null || !at.startsWith('/')) return '';
  const address = new URL(toPath(at), site).href;
  const person = at.includes('signed in') ? 'as a member' : 'as a visitor';
  const script = `const { chromium } = require('playwright');
(async () => {
  const browser = await chromium.launch({ headless: false });
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, hasTouch: true });
  await page.goto(process.env.TEST_LINK);
  await page.goto(${JSON.stringify(address)});
  // ${message.replace(/\s+/g, ' ')}
  await page.pause();
})();`;
  return `<details><summary>See it again</summary><ol><li><code>npm run release -- link ${escapeHtml(remote)} ${escapeHtml(release)} --hours 1 --site ${escapeHtml(site)}</code></li><li>Open the link, then <code>${escapeHtml(address)}</code> ${person}.</li></ol><pre>${escapeHtml(script)}</pre></details>`;
}

const renderFinding = (report: Report, each: Finding) =>
  `<li><b class="bad">${escapeHtml(each.at ?? each.rule)}</b> ${escapeHtml(each.message)} <span class="mute">${escapeHtml(each.rule)}</span>${renderSteps(report, each)}</li>`;

function renderPair({ at, candidate, live }: PicturePair): string {
  const image = (data: string, name: string) => `<img src="data:image/jpeg;base64,${data}" alt="${name}">`;
  return `<h3>${escapeHtml(at)}</h3><div class="pair"><figure>${image(live, 'The live release')}<figcaption>live</figcaption></figure><figure>${image(candidate, 'This release')}<figcaption>this release</figcaption></figure><figure><div class="both">${image(live, '')}${image(candidate, 'What differs is bright')}</div><figcaption>what differs is bright</figcaption></figure></div>`;
}

const renderList = (title: string, items: readonly string[], isLong = false) => {
  if (items.length === 0) return '';
  const list = `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}</ul>`;
  return isLong ? `<details><summary>${title} (${items.length})</summary>${list}</details>` : `<h2>${title}</h2>${list}`;
};

/** The report of a check in a browser as one page without scripts or other files: what refuses the release first. */
export function renderReport(report: Report): string {
  const { release, live, site, checkedAt, findings, differences, notJudged, unreached, pictures } = report;
  const verdictText = findings.length > 0 ? 'is refused' : notJudged.length > 0 ? 'was not judged' : 'fits';
  const verdict = verdictText === 'fits' ? verdictText : `<span class="bad">${verdictText}</span>`;
  const refused =
    findings.length > 0 ? `<h2>Never right</h2><ul>${findings.map((each) => renderFinding(report, each)).join('\n')}</ul>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(release)}</title><style>${styles}</style></head><body>
<h1>${escapeHtml(release)} ${verdict}</h1><p class="mute">In Chromium, beside ${escapeHtml(live ?? 'no live release')} of ${escapeHtml(site)}, ${escapeHtml(checkedAt)}</p>
${refused}
${renderList('Not judged', notJudged)}
${renderList('Differs from the live release', differences)}
${pictures.length > 0 ? `<h2>Pictures</h2>${pictures.map(renderPair).join('\n')}` : ''}
${renderList('Not reached', unreached, true)}
</body></html>`;
}
