/** A document without scripts and their data, with the same content and styles. */
export const toPlainHtml = (html: string): string =>
  html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
