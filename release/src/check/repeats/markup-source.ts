/**
 * The part of the trial process that inserts markup wherever a visitor can insert text: the query, the address and the data of
 * the API. A page that turns it into an element lets one visitor run scripts in the browsers of others (XSS).
 */
export const markupSource = /* javascript */ `
const element = 'release-check-canary';
const markup = (id) => '"\\'></title></script><' + element + id + '>';

/** Names of query parameters that pages read. */
const readNames = new Set();
for (const method of ['get', 'getAll', 'has']) {
  const own = URLSearchParams.prototype[method];
  // If it cannot be replaced, the names in links and fields are used.
  try { URLSearchParams.prototype[method] = function (name, ...rest) { readNames.add(String(name)); return own.call(this, name, ...rest); }; } catch {}
}

async function findMarkup(renderWith, page, html, recall) {
  const found = [];
  const look = (shown, where) => {
    if (shown === null) return;
    const all = (shown.head || '') + (shown.body || '');
    const at = all.indexOf('<' + element);
    if (at >= 0) found.push({ where, shown: show(all, at) });
    const link = /(?:href|src|action|formaction)="\\s*javascript:/i.exec(all);
    if (link !== null && !/(?:href|src|action|formaction)="\\s*javascript:/i.test(html)) found.push({ where, shown: show(all, link.index) });
  };
  const written = [...html.matchAll(/[?;&]([\\w-]{1,40})=|<(?:input|select|textarea)[^>]*? name="([\\w-]{1,40})"/g)].map(([, one, other]) => one || other);
  const names = [...new Set([...readNames, ...written])].slice(0, 60);
  for (const value of [markup(''), 'javascript:' + element])
    look(await renderWith({ address: page.address + '?' + names.map((name) => name + '=' + encodeURIComponent(value)).join('&') }), 'the query');
  if (/\\/example(?=\\/|$)/.test(page.address))
    look(await renderWith({ address: page.address.replace(/\\/example(?=\\/|$)/g, '/' + encodeURIComponent('<' + element + '>')) }), 'the address');
  const fields = new Map();
  const shownWith = (isChanged) => {
    fields.clear();
    return renderWith({}, withTexts(recall, (text, at) => {
      if (!isChanged(text)) return text;
      if (!fields.has(at)) fields.set(at, fields.size + 1);
      return text + markup('-' + fields.get(at));
    }));
  };
  const withMarkup = await shownWith(isWords);
  if (withMarkup !== null) {
    const all = (withMarkup.head || '') + (withMarkup.body || '');
    for (const [field, id] of fields) {
      const at = all.indexOf('<' + element + '-' + id + '>');
      if (at >= 0) found.push({ where: field, shown: show(all, at) });
    }
  }
  return found;
}
`;
