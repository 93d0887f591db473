const id = '\\s*f\\d+\\s*';
const pattern = `\\s*[[(【](?:facts?:?)?${id}(?:(?:[,;&–-]|and|और|aur)${id})*[\\])】]`;
const citation = new RegExp(pattern, 'giu');
const leading = new RegExp(`^(?:${pattern})+`, 'iu');
const unclosedCitation = /^\s*[[(【][^\])】]{0,80}$/u;

/** A sentence without its citations, and the ids of the cited facts. */
export interface Citation {
  text: string;
  ids: string[];
}

export function readCitations(sentence: string): Citation {
  const ids: string[] = [];
  const text = sentence.replace(citation, (list) => {
    ids.push(...(list.toLowerCase().match(/f\d+/gu) ?? []));
    return '';
  });
  return { text, ids };
}

/** The length of the citations at the start of a text; null if more text is needed to know it. */
export function leadingCitations(text: string): number | null {
  const { length } = leading.exec(text)?.[0] ?? '';
  return unclosedCitation.test(text.slice(length)) ? null : length;
}
