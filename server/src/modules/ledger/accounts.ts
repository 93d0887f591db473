/** Units of account; a wallet is in paise. */
export const units = [
  'oracle_question',
  'astra_question',
  'subscription_question',
  'daily_prediction',
  'weekly_prediction',
  'monthly_prediction',
  'yearly_prediction',
  'wallet_paise',
  'point',
] as const;
export type Unit = (typeof units)[number];

/** Counter-accounts: the source of what people receive, and the sink of what they spend. */
export type SystemAccount = 'granted' | 'bought' | 'earned' | 'spent' | 'expired' | 'refunded' | 'written_off';

/** A person's account for one unit: `available` to spend, or `held` for a pending operation. */
export type AccountRef = { uid: string; kind: 'available' | 'held' } | { system: SystemAccount };

export interface AccountRow {
  id: string;
  owner: string | null;
  unit: Unit;
  kind: string;
  balance: number | null;
}

/** The row of an account without transfers. */
export function emptyAccount(ref: AccountRef, unit: Unit): AccountRow {
  return 'uid' in ref
    ? { id: `${ref.uid}:${unit}:${ref.kind}`, owner: ref.uid, unit, kind: ref.kind, balance: 0 }
    : { id: `system:${unit}:${ref.system}`, owner: null, unit, kind: ref.system, balance: null };
}
