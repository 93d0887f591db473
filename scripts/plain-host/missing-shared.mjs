/**
 * The part of a remote's webpack runtime that lists the shared packages of each chunk and those that the page provides.
 *
 * @typedef {object} ConsumingRuntime
 * @property {{ chunkMapping?: Record<string, string[]>, moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }} [consumesLoadingData]
 * @property {{ instance?: { shareScopeMap: Record<string, Record<string, unknown> | undefined> } }} [federation]
 */

const ownScope = '@oracle-astra/';

/**
 * The sentence for a host that lacks shared packages of a chunk; null if it has all.
 *
 * @param {string} container
 * @param {string} chunkId
 * @param {ConsumingRuntime} runtime
 */
export function describeMissingShared(container, chunkId, { consumesLoadingData, federation }) {
  const given = federation?.instance?.shareScopeMap.default ?? {};
  const ids = consumesLoadingData?.chunkMapping?.[chunkId] ?? [];
  const names = ids.map((id) => consumesLoadingData?.moduleIdToConsumeDataMapping[id]?.shareKey ?? '');
  const missing = [...new Set(names)].filter((name) => given[name] === undefined).sort();
  if (missing.length === 0) return null;
  const advice = missing.some((name) => name.startsWith(ownScope))
    ? 'load "frame" of the site\'s shell first, which shares all but react and react-dom'
    : 'share them in the host';
  return `${container} needs shared packages that this host does not have: ${missing.join(', ')}. To mount it, ${advice} (docs/federation.md)`;
}
