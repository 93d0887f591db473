/** What is counted. A wallet is in paise. */
export const units = [
  'oracle_question', 'astra_question', 'subscription_question',
  'daily_prediction', 'weekly_prediction', 'monthly_prediction', 'yearly_prediction',
  'wallet_paise', 'point',
] as const;
export type Unit = (typeof units)[number];

/** Where the rest of the world stands: what people get comes out of one of these, and what they use goes into one. */
export type SystemAccount = 'granted' | 'bought' | 'earned' | 'spent' | 'expired' | 'refunded';

/** A person's account holds what is free (`available`) or set aside for something under way (`held`). */
export type AccountRef = { uid: string; kind: 'available' | 'held' } | { system: SystemAccount };

export interface AccountRow {
  id: string;
  owner: string | null;
  unit: Unit;
  kind: string;
  balance: number | null;
}

/** The row of an account that nothing has moved through yet. */
export function emptyAccount(ref: AccountRef, unit: Unit): AccountRow {
  return 'uid' in ref
    ? { id: `${ref.uid}:${unit}:${ref.kind}`, owner: ref.uid, unit, kind: ref.kind, balance: 0 }
    : { id: `system:${unit}:${ref.system}`, owner: null, unit, kind: ref.system, balance: null };
}
