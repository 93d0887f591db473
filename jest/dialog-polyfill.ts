const focusable = '[autofocus], a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]';
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

function open(this: HTMLDialogElement): void {
  if (this.open) return;
  returnTo.set(this, document.activeElement);
  this.setAttribute('open', '');
  const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable);
  (first ?? this).focus();
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  const before = returnTo.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
}

function closeTopmostOnEscape(event: KeyboardEvent): void {
  // Browsers leave key presses of an input method to it.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
  const topmost = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open).at(-1);
  if (topmost?.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close();
}

/** Adds what the dialogs of jsdom lack: opening, closing, focus management and Escape. */
export function polyfillDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
  document.addEventListener('keydown', closeTopmostOnEscape);
}
