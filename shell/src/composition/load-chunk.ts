import { loadScript } from './load-script';

const timeoutMs = 8000;
/** Failures by address: a rejected response stays in the browser's cache, so a retry needs another address. */
const failures = new Map<string, number>();

type Done = (event: { type: string; target: { src: string } }) => void;

/** The part of webpack's runtime, in the shell and in each remote, that loads the script of a chunk. */
export interface ChunkLoading {
  l: (address: string, done: Done) => void;
}

/** Loads the script of a chunk with integrity; replaces webpack's own function. */
export const loadChunk: ChunkLoading['l'] = (address, done) => {
  const nameAt = address.lastIndexOf('/') + 1;
  const report = (type: string) => done({ type, target: { src: address } });
  const failed = failures.get(address) ?? 0;
  loadScript(address.slice(0, nameAt), { name: address.slice(nameAt), bytes: 0, integrity: '' }, timeoutMs, failed).then(
    () => report('load'),
    ({ message }: Error) => {
      failures.set(address, failed + 1);
      report(message);
    },
  );
};
