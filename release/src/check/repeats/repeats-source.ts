import { growthSource } from './growth-source';
import { markupSource } from './markup-source';

/**
 * The part of the trial process that renders each page again: alternately for two visitors, with markup wherever a visitor can
 * insert text, and many times. API answers are cached, so that pages differ for no other reason. Its messages: `repeated`
 * (results of one page) and `growth` (heap growth per render in bytes).
 */
export const repeatsSource = /* javascript */ `
${growthSource}
${markupSource}
const [timedRenders, slowMs] = [8, 400];
const visitor = 'release-check-visitor';

const toBase64 = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = toBase64({ alg: 'HS256', typ: 'JWT' }) + '.' + toBase64({ uid: visitor, jti: visitor, iat: 0, exp: 4102444800 }) + '.' + visitor;

/** Calls each method, address and body once (some APIs are read by POST), without the invented session. */
function createMemory() {
  const remembered = new Map();
  return (request) => {
    const { authorization: _session, Authorization: _same, ...headers } = request.headers || {};
    const key = JSON.stringify([request.method || 'GET', request.url, request.body]);
    if (!remembered.has(key)) remembered.set(key, call({ ...request, headers }));
    return remembered.get(key);
  };
}

/** The same answers with each text changed. */
const withTexts = (recall, change) => async (request) => {
  const response = await recall(request);
  const [path] = request.url.split('?');
  const walk = (value, at) => {
    if (typeof value === 'string') return change(value, at);
    if (Array.isArray(value)) return value.map((each) => walk(each, at + '[]'));
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each, at + '.' + key)]));
    return value;
  };
  try { return { ...response, body: JSON.stringify(walk(JSON.parse(response.body), path + ' ')) }; } catch { return response; }
};
/** Text for people, not ids, dates, addresses or codes. */
const isWords = (text) => /\\s/.test(text) && !/^[\\d\\s:.,+-]+$/.test(text);

const show = (text, at) => text.slice(Math.max(0, at - 60), at + 100).replace(/\\s+/g, ' ');
function firstDifference(one, other) {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return show(other, at);
}

async function repeatPage(render, page, recall) {
  const htmlOf = ({ head = '', body = '' }) => head + body;
  /** Null if this does not lead to a page. */
  const renderWith = async (changed, calls = recall) => {
    post({ kind: 'begin', at: page.address });
    try { const shown = await render({ ...page, ...changed }, calls); return shown.kind === 'page' ? shown : null; } catch { return null; }
  };
  const first = await renderWith({});
  if (first === null) return null;
  const html = htmlOf(first);
  const before = await renderWith({});
  const changes = before !== null && htmlOf(before) !== html ? firstDifference(html, htmlOf(before)) : null;
  const texts = withTexts(recall, (text) => (isWords(text) ? text + ' ' + visitor : text));
  await renderWith({ token }, texts);
  const after = await renderWith({});
  let left = null;
  if (after !== null && before !== null) {
    const all = htmlOf(after) + JSON.stringify(after.state || null);
    const at = all.indexOf(visitor);
    if (at >= 0) left = show(all, at);
    else if (changes === null && htmlOf(after) !== html) left = firstDifference(html, htmlOf(after));
  }
  const found = await findMarkup(renderWith, page, html, recall);
  let ms = Infinity;
  for (let count = 0; count < timedRenders && !(ms === Infinity ? count > 2 : ms > slowMs && count > 2); count += 1) {
    const began = performance.now();
    if ((await renderWith({})) !== null) ms = Math.min(ms, performance.now() - began);
  }
  return { html, facts: { changes, left, markup: found, ms: ms === Infinity ? null : ms } };
}

/** The first link to a page with parameters, because the example address has no data. */
function findLink(address, html, known) {
  if (!/\\/example(?=\\/|$)/.test(address)) return null;
  const pattern = address.replace(/[.*+?^()|[\\]{}$]/g, '').replace(/\\/example(?=\\/|$)/g, '/[^/?#"]+');
  for (const [, link] of html.matchAll(new RegExp('href="(' + pattern + '(?:[?][^"#]*)?)"', 'g')))
    if (!known.includes(link)) return link.replace(/&amp;/g, '&');
  return null;
}

async function repeatPages(renderer, owner, { pages, request, repeated }) {
  const render = renderer.createPageRenderer(owner, []);
  const recall = createMemory();
  const kept = [];
  const shown = [];
  let isSlow = false;
  const repeat = async ({ address, locale }) => {
    const page = { ...request, address, locale };
    const repeatedPage = await repeatPage(render, page, recall);
    if (repeatedPage === null) return;
    kept.push(page);
    isSlow ||= repeatedPage.facts.ms > slowMs;
    shown.push(repeatedPage.html);
    post({ kind: 'repeated', at: address, ...repeatedPage.facts });
  };
  const own = pages.filter(({ address }) => repeated.includes(address));
  for (const page of own) await repeat(page);
  for (const { address, locale } of own) {
    const link = findLink(address, shown.join(''), repeated);
    if (link !== null) await repeat({ address: link, locale });
  }
  words.length = 0;
  post({ kind: 'growth', bytes: isSlow ? null : await measureGrowth(render, kept, recall) });
}
`;
