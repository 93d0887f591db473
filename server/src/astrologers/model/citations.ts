const id = '\\s*f\\d+\\s*';
const citation = new RegExp(`\\s*[[(【](?:facts?:?)?${id}(?:(?:[,;&–-]|and|और|aur)${id})*[\\])】]`, 'giu');

/** A sentence without the ids of facts that it names, and those ids. */
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
