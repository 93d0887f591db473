import type { Koota, KootaException, ManglikCount, ManglikReason, ManglikSchool } from '../../astrology';

/** The sentences of a match in one language; `hers` and `his` of a koota have the engine's names. */
export interface MatchWords {
  kootas: Record<Koota['name'], { title: string; about: string; reason: (koota: Koota) => string }>;
  exceptions: Record<KootaException, string>;
  schools: Record<ManglikSchool, { name: string; rule: string }>;
  /** The house of Mars, 1 to 12 from the ascendant, and the verdict of the school. */
  /** `count` is the reference from which Mars counts, or null. */
  verdict: (reason: ManglikReason, count: ManglikCount | null) => string;
  /** `side` is the side whose Mars counts. */
  balance: (grahas: readonly string[], side: 'bride' | 'groom') => string;
  noBalance: string;
}
