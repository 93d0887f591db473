import { loadScript } from './load-script';

const timeoutMs = 8000;

type Done = (event: { type: string; target: { src: string } }) => void;

/** The part of webpack's own runtime, in the shell and in each remote, that brings the script of a chunk. */
export interface ChunkLoading {
  l: (address: string, done: Done) => void;
}

/** Brings the script of a chunk, in the place of webpack's own loading: checked against its hash, as every script of the page is. */
export const loadChunk: ChunkLoading['l'] = (address, done) => {
  const nameAt = address.lastIndexOf('/') + 1;
  const tell = (type: string) => done({ type, target: { src: address } });
  loadScript(address.slice(0, nameAt), { name: address.slice(nameAt), bytes: 0, integrity: '' }, timeoutMs).then(() => tell('load'), ({ message }: Error) => tell(message));
};
