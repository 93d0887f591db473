const controls = 'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled';
const sectionNames = 'section, main, dialog';

/**
 * The focus target after an element was removed: a control of the next or previous item, or the heading above them. No other field
 * of a form, which would open the keyboard of a phone.
 */
function findFocusTarget(neighbours: readonly (Element | null | undefined)[], sections: readonly Element[]): HTMLElement | null {
  for (const neighbour of neighbours) {
    const control = neighbour?.isConnected ? neighbour.querySelector<HTMLElement>(controls) : null;
    if (control) return control;
  }
  const section = sections.find((candidate) => candidate.isConnected && candidate.querySelector('h1, h2, h3') !== null);
  const heading = section?.querySelector<HTMLElement>('h1, h2, h3') ?? null;
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}

function listSections(element: Element): Element[] {
  const section = element.parentElement?.closest(sectionNames);
  return section ? [section, ...listSections(section)] : [];
}

/** Remembers what is beside and above an element; the returned function focuses that, after the element was removed. */
export function rememberPlace(element: HTMLElement): () => void {
  const item = element.closest('li, tr, article');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const sections = listSections(element);
  return () => findFocusTarget(neighbours, sections)?.focus({ preventScroll: true });
}

/**
 * Remembers a focused element; the returned function restores the focus. If the element is removed by then or shortly after, as
 * the delete button of an item is, a control or heading beside it gets the focus instead of the body.
 */
export function keepFocus(element: HTMLElement): () => void {
  const replace = rememberPlace(element);
  return () => {
    element.focus();
    if (!element.isConnected) return replace();
    const observer = new MutationObserver(() => {
      if (element.isConnected) return;
      stop();
      if (document.activeElement === document.body) replace();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('focusin', stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', stop);
  };
}
