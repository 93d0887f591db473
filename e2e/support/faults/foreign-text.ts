import type { Locale } from '@oracle-astra/shared/contract';
import type { Page } from '@playwright/test';

/** Names and signs that are in Latin letters in Hindi too. */
const namesInLatin = [
  'Oracle',
  'Astra',
  'AstroHub',
  'WhatsApp',
  'YouTube',
  'Facebook',
  'Instagram',
  'Twitter',
  'Google',
  'Play',
  'Razorpay',
  'OTP',
  'UPI',
  'GST',
  'IST',
  'AI',
  'SMS',
  'PDF',
  'DD',
  'MM',
  'YYYY',
  'HH',
  'GeoNames',
  'Swiss',
  'Ephemeris',
  'AA',
];

/**
 * The visible and announced texts of a page that are in another language than the page, except for text marked by `lang` or
 * `translate="no"` (user content, names), quotes of such text, addresses and tax numbers. With `ignoresHead`, title and
 * description are not checked, because they are user content that the page does not show.
 */
export function findForeignText(page: Page, locale: Locale, { ignoresHead = false } = {}): Promise<string[]> {
  return page.evaluate(
    ([language, names, skipsHead]) => {
      const isMarked = (element: Element) =>
        element.closest('[lang]')?.getAttribute('lang') !== language || element.closest('[translate="no"], #composition, #page-state');
      const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();
      const quotable = [
        ...[...document.querySelectorAll('body [lang], [translate="no"]')].filter(isMarked).map(({ textContent }) => collapse(textContent)),
        ...[...document.querySelectorAll('input')].map(({ value }) => value),
      ].filter((text) => text !== '');
      const withoutQuotes = (text: string) => quotable.reduce((rest, quote) => rest.split(quote).join(' '), collapse(text));
      /** Descriptions quote the beginning of a post. */
      const isStartOfQuote = (text: string) => quotable.some((quote) => quote.startsWith(text.slice(0, 60)));
      const isForeign = (whole: string) => {
        const text = isStartOfQuote(collapse(whole)) ? '' : withoutQuotes(whole);
        const plain = text.replace(/\S+@\S+|https?:\/\/\S+|\/[\w/-]+|\b\w+\.(?:in|com|org)\b|\b\d{2}[A-Z0-9]{13}\b/g, ' ');
        if (language === 'en') return /[\u0900-\u097f]/.test(plain);
        const words = plain.match(/[A-Za-z][A-Za-z'’]+/g) ?? [];
        return words.some((word) => !names.includes(word));
      };
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) {
          const parent = node.parentElement;
          if (!parent || parent.closest('script, style, noscript, template') || isMarked(parent)) continue;
          if (isForeign(node.data)) found.add(node.data.trim());
        } else if (node instanceof Element && !isMarked(node)) {
          for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription']) {
            const text = node.getAttribute(name);
            if (text !== null && isForeign(text)) found.add(`${name}: ${text}`);
          }
        }
      }
      const head = [
        document.title,
        ...[...document.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content') ?? ''),
      ];
      for (const text of skipsHead ? [] : head) if (isForeign(text)) found.add(`head: ${text}`);
      return [...found];
    },
    [locale, namesInLatin, ignoresHead] as const,
  );
}
