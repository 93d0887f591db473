/**
 * The header's container breakpoints, in rem: with a larger font size there is less room in the same window, which a media query
 * in pixels does not consider.
 */
export const headerContainer = 'header / inline-size';

/** Wide enough for the header's links. */
export const isWide = '@container header (min-width: 60rem)';

/** Too narrow for the labels of all controls. */
export const isCompact = '@container header (max-width: 30rem)';

/** Too narrow for the site's name next to the controls. */
export const isNarrow = '@container header (max-width: 21rem)';
