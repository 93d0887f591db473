import type { SigningSecrets } from '../../modules/session/keyed-hash';

/** The secrets of a variable or its file, one a line; the first one signs. */
export function splitSecrets(value: string): SigningSecrets['list'] {
  const [current = value, ...others] = value.split(/\s*[\r\n]+\s*/u).filter((line) => line !== '');
  return [current, ...others];
}
