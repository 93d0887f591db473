const windowEvents = ['pageshow', 'online', 'focus'];

/** Calls back when a page comes back: from another tab, from the back and forward cache, after sleep, or with the line. */
export function onReturn(callback: () => void): () => void {
  for (const name of windowEvents) window.addEventListener(name, callback);
  document.addEventListener('visibilitychange', callback);
  return () => {
    for (const name of windowEvents) window.removeEventListener(name, callback);
    document.removeEventListener('visibilitychange', callback);
  };
}
