/** The query of an address with one parameter changed, or removed by null; the others are kept, because each part of a page has its own. */
export function withParameter(query: URLSearchParams, name: string, value: string | null): string {
  const changed = new URLSearchParams(query);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return `?${changed.toString()}`;
}
