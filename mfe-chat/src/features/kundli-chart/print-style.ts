import { createGlobalStyle } from 'styled-components';

/**
 * Prints the kundli on two pages of A4, without the site around it: chart, planets and panchang, then dashas, yogas and doshas.
 * Sizes are in rem, so a smaller root font size shrinks everything.
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
    [data-kundli] {
      display: flex;
      flex-direction: column;
    }
    [data-kundli] button {
      min-height: 0;
      padding: 0 var(--s-2);
    }
    [data-kundli] th button {
      padding: 0;
    }
    main,
    main :has([data-kundli]) {
      max-width: none;
      padding: 0;
    }
    /* The panchang is on the first page, below its chart. */
    [data-kundli] section[aria-labelledby='kundli-panchang'] {
      order: 1;
    }
    [data-kundli] > p:last-of-type:not(:first-of-type) {
      order: 1;
    }
    [data-kundli] section:not([aria-labelledby='kundli-panchang']) {
      order: 2;
      gap: var(--s-2);
    }
    [data-kundli] section[aria-labelledby='kundli-dasha'] svg {
      height: var(--s-8);
    }
    [data-kundli] section[aria-labelledby='kundli-dasha'] {
      break-before: page;
    }
    [data-kundli] :is(tr, dl > div, li, svg) {
      break-inside: avoid;
    }
  }
`;
