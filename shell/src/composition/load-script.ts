import { splitLocale, type ReleaseFile } from '@oracle-astra/shared/contract';
import { findScript } from './integrity';
import { withTimeout } from './with-timeout';

type Script = Pick<ReleaseFile, 'name' | 'integrity'>;

const toUrl = (base: string, file: Script, query = '') => new URL(base + file.name + query, location.href).href;

/**
 * Loads and runs a file of a release: with the document's own tag if there is one that has not failed, else with a new tag, with
 * the integrity from the release's list if `file` has none. Rejects if the file fails, does not match its integrity, or does not
 * load within `timeoutMs`.
 */
export async function loadScript(base: string, file: ReleaseFile, timeoutMs: number, attempt = 0): Promise<void> {
  const toAddress = (script: Script) => toUrl(base, script, attempt > 0 ? `?retry=${attempt}` : '');
  const find = (script: Script) => [...document.scripts].find(({ src }) => src === toAddress(script));
  const { locale } = splitLocale(location.pathname);
  const script = file.integrity || find(file) ? file : await findScript(base, file.name, locale, timeoutMs);
  const address = toAddress(script);
  const present = find(script);
  if (present?.dataset.ran === 'yes') return;
  // eslint-disable-next-line astra/no-script-sinks -- the policy accepts files of releases
  const tag = present ?? document.createElement('script');
  try {
    await withTimeout(timeoutMs, waitForLoad(tag), address);
    tag.dataset.ran = 'yes';
  } catch (error) {
    tag.remove();
    throw error;
  }

  function waitForLoad(element: HTMLScriptElement): Promise<void> {
    return new Promise((resolve, reject) => {
      element.addEventListener('load', () => resolve(), { once: true });
      element.addEventListener('error', () => reject(new Error(`${script.name} did not load`)), { once: true });
      if (present) return;
      element.src = address;
      element.crossOrigin = 'anonymous';
      element.integrity = script.integrity;
      element.async = true;
      document.head.append(element);
    });
  }
}
