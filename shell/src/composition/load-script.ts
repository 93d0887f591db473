import type { ReleaseFile } from '@oracle-astra/shared/contract';
import { getIntegrity } from './integrity';
import { withTimeout } from './with-timeout';

const toUrl = (base: string, file: ReleaseFile, query = '') => new URL(base + file.name + query, location.href).href;

/** Converts to a TrustedScriptURL where the browser supports them. */
const toTrustedUrl = (address: string): string => policy?.createScriptURL(address) ?? address;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): { createScriptURL: (address: string) => string };
}
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('remotes', {
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('A remote may come from this site alone');
    return address;
  },
});

/**
 * Loads and runs a file of a release: by the document's own tag where it has one that has not failed, else by a new tag,
 * with the integrity from the release's list where `file` has none.
 * Rejects when the file fails, does not match its integrity, or does not load within `timeoutMs`.
 */
export async function loadScript(base: string, file: ReleaseFile, timeoutMs: number, attempt = 0): Promise<void> {
  const address = toUrl(base, file, attempt > 0 ? `?retry=${attempt}` : '');
  const find = () => [...document.scripts].find((script) => script.src === address);
  const integrity = file.integrity || find() ? file.integrity : await getIntegrity(base, file.name, timeoutMs);
  const present = find();
  if (present?.dataset.ran === 'yes') return;
  const tag = present ?? document.createElement('script');
  try {
    await withTimeout(timeoutMs, waitForLoad(tag), address);
    tag.dataset.ran = 'yes';
  } catch (error) {
    tag.remove();
    throw error;
  }

  function waitForLoad(script: HTMLScriptElement): Promise<void> {
    return new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve(), { once: true });
      script.addEventListener('error', () => reject(new Error(`${file.name} did not load`)), { once: true });
      if (present) return;
      script.src = toTrustedUrl(address);
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.async = true;
      document.head.append(script);
    });
  }
}
