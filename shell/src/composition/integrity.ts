const lists = new Map<string, Promise<Record<string, string>>>();

/**
 * The `sha384-…` of a file of a release, which the server tells from the release's descriptor. It comes by a request of
 * its own, once for each release and after the first page: hashes cannot be compressed, and would weigh on every document.
 * Rejects where the list does not come within `timeoutMs`, or does not name the file.
 */
export async function integrityOf(base: string, name: string, timeoutMs: number): Promise<string> {
  const address = new URL(`${base}integrity.json`, location.href).href;
  const list = lists.get(address) ?? read(address, timeoutMs);
  lists.set(address, list);
  const integrity = (await list)[name];
  if (integrity === undefined) throw new Error(`${address} does not name ${name}`);
  return integrity;
}

async function read(address: string, timeoutMs: number): Promise<Record<string, string>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as Record<string, string>;
  } catch (error) {
    lists.delete(address);
    throw error;
  }
}
