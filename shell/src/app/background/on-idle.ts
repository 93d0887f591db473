/** Runs a task when the page is idle, so that network and processor are free for the initial page first. */
export function onIdle(task: () => void): void {
  const schedule = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(task, { timeout: 5000 }) : setTimeout(task, 2000);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
