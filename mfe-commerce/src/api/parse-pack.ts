import { astrologers, type Astrologer, type RechargeOrderRequest } from '@oracle-astra/shared/contract';

/** A pack as an address names it. */
export interface ChosenPack {
  /** On whose card the pack stood; null where the address names nobody. */
  astrologer: Astrologer | null;
  /** What the server is asked: never an amount, because amounts are the server's own. */
  request: Pick<RechargeOrderRequest, 'astrologer' | 'wallet'>;
}

/** Parses `astrologer` and `wallet`, the rupees that the pack adds; null where they name no pack. */
export function parsePack(query: URLSearchParams): ChosenPack | null {
  const wallet = Number(query.get('wallet'));
  if (!Number.isInteger(wallet) || wallet < 1 || wallet > 100_000) return null;
  const requested = query.get('astrologer')?.toLowerCase();
  const astrologer = astrologers.find((name) => name.toLowerCase() === requested) ?? null;
  return { astrologer, request: { astrologer: astrologer === 'Astra' ? 'astra' : 'oracle', wallet } };
}
