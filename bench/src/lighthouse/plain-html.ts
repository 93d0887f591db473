/** A document without its scripts and their data; what is drawn and its styles stay. */
export const toPlainHtml = (html: string): string =>
  html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');
