const cache = new Map<string, Promise<Record<string, string>>>();

/**
 * Returns the `sha384-…` of a file from its release's integrity list. The list is requested once for each release and
 * only when needed, because hashes do not compress and would enlarge every document.
 * Rejects when the list does not load within `timeoutMs` or does not contain the file.
 */
export async function getIntegrity(base: string, name: string, timeoutMs: number): Promise<string> {
  const url = new URL(`${base}integrity.json`, location.href).href;
  const list = cache.get(url) ?? fetchList(url, timeoutMs);
  cache.set(url, list);
  const integrity = (await list)[name];
  if (integrity === undefined) throw new Error(`${url} does not name ${name}`);
  return integrity;
}

async function fetchList(url: string, timeoutMs: number): Promise<Record<string, string>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return (await response.json()) as Record<string, string>;
  } catch (error) {
    cache.delete(url);
    throw error;
  }
}
