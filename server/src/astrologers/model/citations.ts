const citation = /\s*[[(](f\d+(?:\s*[,;]\s*f\d+)*)[\])]/gu;

/** A sentence without the ids of facts that it names, and those ids. */
export function readCitations(sentence: string): { text: string; ids: string[] } {
  const ids: string[] = [];
  const text = sentence.replace(citation, (_, list: string) => {
    ids.push(...list.split(/[,;\s]+/u));
    return '';
  });
  return { text, ids };
}
