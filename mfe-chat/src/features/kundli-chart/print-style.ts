import { createGlobalStyle } from 'styled-components';

/** The kundli on two pages of A4: charts and planets on the first, dashas, yogas and doshas on the second; nothing of the site. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 12mm;
    }
    body > * :is(header, footer, nav, .noprint),
    main > *:not(:has([data-kundli])) {
      display: none !important;
    }
    body {
      font-size: 9pt;
    }
    [data-kundli] section[aria-labelledby='kundli-dasha'] {
      break-before: page;
    }
    [data-kundli] :is(tr, dl > div, li) {
      break-inside: avoid;
    }
  }
`;
