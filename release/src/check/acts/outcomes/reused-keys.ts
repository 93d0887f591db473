import type { Sent } from '../hold-writes';
import type { Outcome } from '../outcome';

/** Notes the keys of writes; returns the calls of which one key was sent with other content before. */
function createMemory(): (sent: readonly Sent[]) => string[] {
  const known = new Map<string, string>();
  return (sent) =>
    sent.flatMap(({ call, key, fields }) => {
      if (key === undefined) return [];
      const [name, content] = [`${call} ${key}`, JSON.stringify(fields)];
      const isReused = known.has(name) && known.get(name) !== content;
      known.set(name, content);
      return isReused ? [call] : [];
    });
}

/** Finds writes of all attempts that the candidate alone sends with the key of another one, so that the server drops them. */
export function createKeyComparison(): (candidate: Outcome, live: Outcome) => string[] {
  const [ofCandidate, ofLive] = [createMemory(), createMemory()];
  const [reported, reusedLive] = [new Set<string>(), new Set<string>()];
  return (candidate, live) => {
    for (const call of ofLive(live.sent)) reusedLive.add(call);
    const fresh = [...new Set(ofCandidate(candidate.sent))].filter((call) => !reusedLive.has(call) && !reported.has(call));
    for (const call of fresh) reported.add(call);
    return fresh;
  };
}
