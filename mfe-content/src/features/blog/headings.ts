import { languageOf } from '@oracle-astra/shared/format';
import { plainText } from './plain-text';

export interface Heading {
  id: string;
  text: string;
  lang: 'hi' | undefined;
}

/** Gives each h2 of a post an id, where it has none, so that a list of contents can lead to it. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replace(/<h2\b([^>]*)>(.*?)<\/h2>/gis, (_whole, attributes: string, inner: string) => {
    const given = /\bid=["']?([\w-]+)/i.exec(attributes)?.[1];
    const id = given ?? `part-${headings.length + 1}`;
    const text = plainText(inner);
    headings.push({ id, text, lang: languageOf(text) });
    return `<h2${attributes}${given === undefined ? ` id="${id}"` : ''}>${inner}</h2>`;
  });
  return { html: marked, headings };
}
