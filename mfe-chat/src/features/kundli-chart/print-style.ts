import { createGlobalStyle } from 'styled-components';

/**
 * The kundli on two pages of A4: chart, planets and panchang, then dashas, yogas and doshas; nothing of the site around it.
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
    /* The panchang fills the first page, below the chart that it belongs to. */
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
