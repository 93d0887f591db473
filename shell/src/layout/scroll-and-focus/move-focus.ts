/** Focuses an element that is not a control, so that screen readers and Tab continue from there. */
export function moveFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
