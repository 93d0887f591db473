/**
 * Widths of the header, in letters of the person's own size: with larger text there is less room in the same window,
 * which a media query in pixels does not see.
 */
export const headerContainer = 'header / inline-size';

/** Room for the links of the header. */
export const isWide = '@container header (min-width: 60rem)';

/** Too narrow for the site's name beside the controls. */
export const isNarrow = '@container header (max-width: 21rem)';
