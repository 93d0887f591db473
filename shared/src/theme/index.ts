/**
 * Media queries of the three widths at which the layout changes, mobile first:
 * from 480, 768 and 1024 CSS pixels on. Colours, spaces and type come as custom
 * properties from base.css, which every document contains.
 */
export const media = {
  s: '@media (min-width:480px)',
  m: '@media (min-width:768px)',
  l: '@media (min-width:1024px)',
} as const;
