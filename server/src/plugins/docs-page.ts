interface Operation {
  tags?: string[];
  security?: readonly object[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}

interface ApiDocument {
  info: { title: string; version: string };
  paths?: Record<string, object | undefined>;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function describeAccess({ security }: Operation): string {
  if (security === undefined) return 'anyone';
  return security.some((one) => Object.keys(one).length === 0) ? 'token optional' : 'token needed';
}

function renderSchema(title: string, value: unknown): string {
  return value === undefined ? '' : `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  return (
    `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <small>${describeAccess(operation)}</small></summary>` +
    renderSchema('Query', operation.parameters) +
    renderSchema('Body', operation.requestBody) +
    renderSchema('Answers', operation.responses) +
    '</details>'
  );
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}summary{padding:.6rem 0;cursor:pointer}pre{overflow:auto;background:#f4f2ee;color:#222;padding:1rem;border-radius:.5rem}small{color:#666}';

/** The OpenAPI document as one HTML page without scripts. */
export function renderDocsPage(document: ApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {}) as [string, Operation][]) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), renderOperation(path, method, operation)]);
    }
  }
  const sections = [...groups].map(([tag, entries]) => `<section><h2>${escapeHtml(tag)}</h2>${entries.join('')}</section>`).join('');
  const title = `${escapeHtml(document.info.title)}: the API`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p><a href="/apis/openapi.json">The OpenAPI document</a></p>${sections}</main></body></html>`
  );
}
