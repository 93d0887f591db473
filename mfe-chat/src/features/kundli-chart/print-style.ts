import { createGlobalStyle } from 'styled-components';

/**
 * The kundli on A4: charts and planets on the first page, the rest from the second on, nothing of the site around it.
 * Sizes of the site are in rem, so a smaller root prints all of it smaller.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 10mm;
    }
    html {
      font-size: 56%;
    }
    body *:not(:has([data-kundli]), [data-kundli], [data-kundli] *),
    [data-kundli] .noprint {
      display: none !important;
    }
    [data-kundli] button {
      min-height: 0;
      padding: 0 var(--s-2);
    }
    [data-kundli] section[aria-labelledby='kundli-dasha'] {
      break-before: page;
    }
    [data-kundli] :is(tr, dl > div, li, svg) {
      break-inside: avoid;
    }
  }
`;
