import { whenLive } from './live';

interface Held {
  button: HTMLElement | null;
  act: () => unknown;
}

/**
 * Holds what is sent or pressed before the page answers input, and does it once it does. A form with an `action` works
 * by itself and is let through; any other would put what was typed into the address.
 */
export function holdInput(page: Document): void {
  const forms = new Map<EventTarget, Held>();
  let press: Held | null = null;
  const ended = new AbortController();
  const early = { capture: true, signal: ended.signal };

  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    const button = (event as SubmitEvent).submitter;
    hold(event, button);
    forms.set(form, { button, act: () => form.isConnected && form.requestSubmit(button) });
  }, early);

  // Of several presses the last one counts: what an earlier one opened would be closed by now.
  page.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('#root button');
    if (button === null || (button.form && button.type === 'submit')) return;
    free(press?.button);
    hold(event, button);
    press = { button, act: () => button.click() };
  }, early);

  whenLive(page, () => {
    ended.abort();
    for (const { button, act } of [...forms.values(), ...(press === null ? [] : [press])]) {
      free(button);
      act();
    }
  });
}

/** Keeps an event from React too, which answers some while it takes the page over; shows on the button that its press was taken. */
function hold(event: Event, button: HTMLElement | null): void {
  event.preventDefault();
  event.stopPropagation();
  button?.setAttribute('aria-busy', 'true');
}

const free = (button: HTMLElement | null | undefined) => button?.removeAttribute('aria-busy');
