const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * The focus target after an element was removed together with its item: a control of the next or previous item, or the heading
 * above them.
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
  const section = element.parentElement?.closest('section, main');
  return section ? [section, ...listSections(section)] : [];
}

/**
 * Remembers a focused element; the returned function restores the focus. If the element is removed by then or shortly after, as
 * the delete button of an item is, a control or heading beside it gets the focus instead of the body.
 */
export function keepFocus(element: HTMLElement): () => void {
  const item = element.closest('li, tr, article');
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const sections = listSections(element);
  const replace = () => findFocusTarget(neighbours, sections)?.focus({ preventScroll: true });
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
