/**
 * Parses the JSON that the server embedded in the document under an id; null if there is none. Blocks inside `#root` are ignored,
 * because user content could have the same id.
 */
export function readEmbeddedJson(page: Document, id: string): unknown {
  const blocks = [...page.querySelectorAll(`script#${id}[type="application/json"]`)];
  const block = blocks.find((found) => found instanceof HTMLScriptElement && found.closest('#root') === null);
  const json = block?.textContent;
  return json ? JSON.parse(json) : null;
}
