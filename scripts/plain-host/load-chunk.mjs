/** How long a host waits for a script, as `chunkLoadTimeout` of the build. */
const timeoutMs = 8000;

/**
 * The function by which a remote's runtime loads its chunks in a host that is not ours: with the integrity that was written into
 * the entry, because such a host has no list of hashes. A script without a hash is refused.
 *
 * @param {Readonly<Record<string, string>>} hashes
 */
export const createChunkLoader =
  (hashes) =>
  /**
   * @param {string} address
   * @param {(event: { type: string, target: { src: string } }) => void} done
   */
  (address, done) => {
    const integrity = hashes[address.slice(address.lastIndexOf('/') + 1)];
    /** @param {string} type */
    const report = (type) => done({ type, target: { src: address } });
    if (integrity === undefined) return report('no integrity');
    const script = document.createElement('script');
    /** @param {string} type */
    const end = (type) => {
      clearTimeout(timer);
      script.onload = script.onerror = null;
      report(type);
    };
    const timer = setTimeout(end, timeoutMs, 'timeout');
    script.onload = () => end('load');
    script.onerror = () => end('error');
    Object.assign(script, { src: address, crossOrigin: 'anonymous', integrity, async: true });
    document.head.append(script);
  };
