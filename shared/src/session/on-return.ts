const windowEvents = ['pageshow', 'online', 'focus'];

/**
 * Calls back when the page becomes visible again, returns from the back/forward cache or from sleep, or is online again. Returns
 * a function that stops it.
 */
export function onReturn(callback: () => void): () => void {
  for (const name of windowEvents) window.addEventListener(name, callback);
  document.addEventListener('visibilitychange', callback);
  return () => {
    for (const name of windowEvents) window.removeEventListener(name, callback);
    document.removeEventListener('visibilitychange', callback);
  };
}
