import type { Koota, KootaException, ManglikCount, ManglikReason, ManglikSchool } from '../../astrology';

/** The sentences of a match in one language; `hers` and `his` of a koota are named as the engine names them. */
export interface MatchWords {
  kootas: Record<Koota['name'], { title: string; about: string; reason: (koota: Koota) => string }>;
  exceptions: Record<KootaException, string>;
  schools: Record<ManglikSchool, { name: string; rule: string }>;
  /** Where Mars is, 1 to 12 from the ascendant, and what the school says of it. */
  /** `count` is from where Mars counts; null if it counts nowhere. */
  verdict: (reason: ManglikReason, count: ManglikCount | null) => string;
  /** `side` is the one whose Mars counts. */
  balance: (grahas: readonly string[], side: 'bride' | 'groom') => string;
  noBalance: string;
}
