import { onFrameHydrated, onHydrated } from './hydrated-event';

interface QueuedEvent {
  button: HTMLElement | null;
  isClick: boolean;
  replay: () => unknown;
}

/**
 * Queues submits and button clicks until the page is hydrated, then replays them; outside of `main` only until the frame is
 * hydrated. A form with an `action` works without scripts and is not queued; without the queue any other form would put its
 * fields into the address.
 */
export function queueEarlyEvents(page: Document): void {
  const queue = new Map<Element, QueuedEvent>();
  let isDead = (_element: Element): boolean => true;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.hasAttribute('action') || !isDead(form)) return;
      const button = (event as SubmitEvent).submitter;
      intercept(event, button);
      queue.set(form, { button, isClick: false, replay: () => form.isConnected && form.requestSubmit(button) });
    },
    options,
  );

  // Only the last click is replayed, because it would close what earlier clicks opened.
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      if (button === null || (button.form && button.type === 'submit') || !isDead(button)) return;
      for (const [element, { isClick }] of queue) if (isClick) forget(element);
      intercept(event, button);
      queue.set(button, { button, isClick: true, replay: () => button.click() });
    },
    options,
  );

  function forget(element: Element): QueuedEvent | undefined {
    const queued = queue.get(element);
    queue.delete(element);
    queued?.button?.removeAttribute('aria-busy');
    return queued;
  }

  function replayAll(): void {
    for (const element of [...queue.keys()]) if (!isDead(element)) forget(element)?.replay();
  }

  onFrameHydrated(page, () => {
    isDead = (element) => element.closest('main') !== null;
    replayAll();
  });
  onHydrated(page, () => {
    controller.abort();
    isDead = () => false;
    replayAll();
  });
}

/** Hides the event from React, which handles some events during hydration, and marks the button as busy. */
function intercept(event: Event, button: HTMLElement | null): void {
  event.preventDefault();
  event.stopPropagation();
  button?.setAttribute('aria-busy', 'true');
}
