import { astrologers, type Astrologer, type RechargeOrderRequest } from '@oracle-astra/shared/contract';

/** A pack as named by an address. */
export interface ChosenPack {
  /** The astrologer on whose card the pack was; null if the address names none. */
  astrologer: Astrologer | null;
  /** The request for the pack. It has no amount, because only the server sets prices. */
  request: Pick<RechargeOrderRequest, 'astrologer' | 'wallet'>;
}

/** Parses `astrologer` and `wallet`, the rupees that the pack adds; null if they do not name a pack. */
export function parsePack(query: URLSearchParams): ChosenPack | null {
  const wallet = Number(query.get('wallet'));
  if (!Number.isInteger(wallet) || wallet < 1 || wallet > 100_000) return null;
  const requested = query.get('astrologer')?.toLowerCase();
  const astrologer = astrologers.find((name) => name.toLowerCase() === requested) ?? null;
  return { astrologer, request: { astrologer: astrologer === 'Astra' ? 'astra' : 'oracle', wallet } };
}
