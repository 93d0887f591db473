import { getTextLang } from '@oracle-astra/shared/format';
import { toPlainText } from './plain-text';

export interface Heading {
  id: string;
  text: string;
  lang: 'en' | 'hi';
}

/** Matches a tag with its attributes; the server always writes attribute values in double quotes. */
const tagPattern = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^">])*)>/gi;

/** Adds an id to each h2 without one in sanitized HTML, and returns the headings for a table of contents. */
export function addHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  let openHeading: { id: string; contentStart: number } | null = null;
  const htmlWithIds = html.replace(tagPattern, (match: string, slash: string, name: string, attributes: string, offset: number) => {
    if (name.toLowerCase() !== 'h2') return match;
    if (slash) {
      if (openHeading !== null) headings.push(toHeading(openHeading.id, html.slice(openHeading.contentStart, offset)));
      openHeading = null;
      return match;
    }
    const existingId = /\sid="([^"]+)"/.exec(attributes)?.[1];
    const id = existingId ?? `part-${headings.length + 1}`;
    openHeading = { id, contentStart: offset + match.length };
    return existingId === undefined ? `<h2${attributes} id="${id}">` : match;
  });
  return { html: htmlWithIds, headings };
}

function toHeading(id: string, innerHtml: string): Heading {
  const text = toPlainText(innerHtml);
  return { id, text, lang: getTextLang(text) };
}
