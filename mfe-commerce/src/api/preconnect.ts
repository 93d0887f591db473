const connected = new Set<string>();

/** Preconnects to the origin of an address, once. Does nothing on the server. */
export function preconnect(address: string): void {
  if (typeof document === 'undefined') return;
  const { origin } = new URL(address, document.baseURI);
  if (connected.has(origin) || origin === location.origin) return;
  connected.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
}
