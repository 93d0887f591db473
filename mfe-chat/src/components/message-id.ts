export const toElementId = (id: string) => `message-${id}`;

/** Scrolls to a message of the thread and focuses it. */
export function scrollToMessage(id: string): void {
  const message = document.getElementById(toElementId(id));
  message?.focus({ preventScroll: true });
  message?.scrollIntoView({ block: 'start' });
}
