import { localizeFileName, type Locale, type ReleaseFile } from '@oracle-astra/shared/contract';

const cache = new Map<string, Promise<Record<string, string>>>();

/**
 * Finds a script in its release's integrity list: the variant in the language of the page if the script has texts. The list is
 * requested once per release and only when needed, because hashes do not compress and would enlarge every document. Rejects if
 * the list does not load within `timeoutMs` or does not contain the script.
 */
export async function findScript(
  base: string,
  name: string,
  locale: Locale,
  timeoutMs: number,
): Promise<Pick<ReleaseFile, 'name' | 'integrity'>> {
  const url = new URL(`${base}integrity.json`, location.href).href;
  const pending = cache.get(url) ?? fetchList(url, timeoutMs);
  cache.set(url, pending);
  const list = await pending;
  const found = [localizeFileName(name, locale), name].find((candidate) => Object.hasOwn(list, candidate));
  if (found === undefined) throw new Error(`${url} does not name ${name}`);
  return { name: found, integrity: list[found] ?? '' };
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
