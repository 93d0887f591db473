import type { ReleaseFile } from '@oracle-astra/shared/contract';
import { integrityOf } from './integrity';

const addressOf = (base: string, file: ReleaseFile, query = '') => new URL(base + file.name + query, location.href).href;

/** The trusted form of a script's address where the page's policy asks for one. */
const trusted = (address: string): string => policy?.createScriptURL(address) ?? address;

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
 * Runs a file of a release once it is there: the document's own tag where it has one that has not failed,
 * else a new tag, with the integrity that the release's list names where `file` has none.
 * Rejects when the file fails, is not what was released, or does not come within `timeoutMs`.
 */
export async function loadScript(base: string, file: ReleaseFile, timeoutMs: number, attempt = 0): Promise<void> {
  const address = addressOf(base, file, attempt > 0 ? `?retry=${attempt}` : '');
  const find = () => [...document.scripts].find((script) => script.src === address);
  const integrity = file.integrity || find() ? file.integrity : await integrityOf(base, file.name, timeoutMs);
  const present = find();
  if (present?.dataset.ran === 'yes') return;
  const tag = present ?? document.createElement('script');
  try {
    await within(timeoutMs, ran(tag), address);
    tag.dataset.ran = 'yes';
  } catch (error) {
    tag.remove();
    throw error;
  }

  function ran(script: HTMLScriptElement): Promise<void> {
    return new Promise((resolve, reject) => {
      script.addEventListener('load', () => resolve(), { once: true });
      script.addEventListener('error', () => reject(new Error(`${file.name} did not load`)), { once: true });
      if (present) return;
      script.src = trusted(address);
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      script.async = true;
      document.head.append(script);
    });
  }
}

/** Lets a promise have its time, and rejects when it takes longer. */
export function within<Value>(timeoutMs: number, promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
