import { onHydrated } from './hydrated-event';

interface QueuedEvent {
  button: HTMLElement | null;
  replay: () => unknown;
}

/**
 * Queues submits and button clicks until the page is hydrated, then replays them. A form with an `action` works without
 * scripts and is not queued; any other would put its fields into the address.
 */
export function queueEarlyEvents(page: Document): void {
  const forms = new Map<EventTarget, QueuedEvent>();
  let click: QueuedEvent | null = null;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };

  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.hasAttribute('action')) return;
      const button = (event as SubmitEvent).submitter;
      intercept(event, button);
      forms.set(form, { button, replay: () => form.isConnected && form.requestSubmit(button) });
    },
    options,
  );

  // Only the last click counts: what an earlier one opened would be closed again by now.
  page.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
      if (button === null || (button.form && button.type === 'submit')) return;
      clearBusy(click?.button);
      intercept(event, button);
      click = { button, replay: () => button.click() };
    },
    options,
  );

  onHydrated(page, () => {
    controller.abort();
    for (const { button, replay } of [...forms.values(), ...(click === null ? [] : [click])]) {
      clearBusy(button);
      replay();
    }
  });
}

/** Hides the event from React too, which handles some during hydration, and marks the button as busy. */
function intercept(event: Event, button: HTMLElement | null): void {
  event.preventDefault();
  event.stopPropagation();
  button?.setAttribute('aria-busy', 'true');
}

const clearBusy = (button: HTMLElement | null | undefined) => button?.removeAttribute('aria-busy');
