/**
 * What the server wrote into the document under an id, as JSON; null where it wrote nothing. Only a data block outside
 * of the page itself is read: whatever stands within the page, its id says nothing.
 */
export function embeddedJson(page: Document, id: string): unknown {
  const blocks = [...page.querySelectorAll(`script#${id}[type="application/json"]`)];
  const block = blocks.find((found) => found instanceof HTMLScriptElement && found.closest('#root') === null);
  const json = block?.textContent;
  return json ? JSON.parse(json) : null;
}
