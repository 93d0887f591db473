import { detectLanguage } from '@oracle-astra/shared/format';
import { plainText } from './plain-text';

export interface Heading {
  id: string;
  text: string;
  lang: 'hi' | undefined;
}

/** A whole tag with its attributes, as the server writes them: values stand between double quotes. */
const tag = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>/gi;

/** Gives each h2 of a post, which the server cleaned, an id where it has none, so that a list of contents can lead to it. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let opened: { id: string; from: number } | null = null;
  const marked = html.replace(tag, (whole: string, slash: string, name: string, attributes: string, at: number) => {
    if (name.toLowerCase() !== 'h2') return whole;
    if (slash) {
      if (opened !== null) headings.push(headingOf(opened.id, html.slice(opened.from, at)));
      opened = null;
      return whole;
    }
    const given = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = given ?? `part-${headings.length + 1}`;
    opened = { id, from: at + whole.length };
    return given === undefined ? `<h2${attributes} id="${id}">` : whole;
  });
  return { html: marked, headings };
}

function headingOf(id: string, inner: string): Heading {
  const text = plainText(inner);
  return { id, text, lang: detectLanguage(text) };
}
