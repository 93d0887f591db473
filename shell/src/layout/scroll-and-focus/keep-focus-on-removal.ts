import { rememberPlace } from '@oracle-astra/shared/ui';

const controls = 'a, button, input, select, textarea, summary, [role=button]';

/**
 * When a control is removed while it has the focus, such as Retry or the link to the next page on the last one, focuses what is
 * beside or above it; otherwise keyboard and screen reader would start again at the top of the document. Headings are not
 * controls, because the page moves their focus itself. Returns a function that stops it.
 */
export function keepFocusOnRemoval(page: Document): () => void {
  let focused: { control: HTMLElement; before: EventTarget | null; replace: () => void } | null = null;
  const take = ({ target, relatedTarget: before }: FocusEvent) => {
    const isControl = target instanceof HTMLElement && target.matches(controls);
    focused = isControl ? { control: target, before, replace: rememberPlace(target) } : null;
  };
  const isLost = () => page.activeElement === null || page.activeElement === page.body;
  const drop = () => {
    const left = focused;
    // Some browsers report a removal as a loss of the focus, just before it.
    queueMicrotask(() => {
      if (focused === left && left?.control.isConnected && isLost()) focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (focused === null || focused.control.isConnected) return;
    const { before, replace } = focused;
    focused = null;
    if (isLost()) replace();
    if (isLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
    if (isLost()) page.getElementById('main')?.focus({ preventScroll: true });
  });
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', take);
  page.addEventListener('focusout', drop);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', take);
    page.removeEventListener('focusout', drop);
  };
}
