/** Records changes of the page's nodes until the returned function is called, which returns them for `surviveForeignChanges`. */
export function collectChanges(page: Document): () => MutationRecord[] {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((added) => void records.push(...added));
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    records.push(...observer.takeRecords());
    observer.disconnect();
    return records;
  };
}
