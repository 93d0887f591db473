/** Puts the focus on an element that is no control, so that reading and Tab go on from there. */
export function moveFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
