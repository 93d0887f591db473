import { loadScript } from './load-script';

const timeoutMs = 8000;
/** How often a chunk failed: what was refused stays in the browser's cache, so the next try needs another address. */
const failures = new Map<string, number>();

type Done = (event: { type: string; target: { src: string } }) => void;

/** The part of webpack's own runtime, in the shell and in each remote, that brings the script of a chunk. */
export interface ChunkLoading {
  l: (address: string, done: Done) => void;
}

/** Brings the script of a chunk, in the place of webpack's own loading: checked against its hash, as every script of the page is. */
export const loadChunk: ChunkLoading['l'] = (address, done) => {
  const nameAt = address.lastIndexOf('/') + 1;
  const tell = (type: string) => done({ type, target: { src: address } });
  const failed = failures.get(address) ?? 0;
  loadScript(address.slice(0, nameAt), { name: address.slice(nameAt), bytes: 0, integrity: '' }, timeoutMs, failed).then(() => tell('load'), ({ message }: Error) => {
    failures.set(address, failed + 1);
    tell(message);
  });
};
