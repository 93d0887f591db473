import { astrologers, gstPercent, type Astrologer } from '@oracle-astra/shared/contract';

/** The order of a recharge; amounts in paise. */
export interface Order {
  astrologer: Astrologer | null;
  packValue: number;
  discount: number;
  gst: number;
  total: number;
}

const maxRupees = 100_000;

/** Parses an amount in rupees into paise; null for anything that is no amount or above the maximum. */
function parsePaise(text: string | null): number | null {
  const rupees = Number(text);
  return text !== null && rupees > 0 && rupees <= maxRupees ? Math.round(rupees * 100) : null;
}

/** Parses an order from `wallet`, the value of the pack, and `amount`, the price paid for it; null where they make none. */
export function parseOrder(query: URLSearchParams): Order | null {
  const packValue = parsePaise(query.get('wallet'));
  const amount = parsePaise(query.get('amount'));
  if (packValue === null || amount === null || amount > packValue) return null;
  const requested = query.get('astrologer')?.toLowerCase();
  const gst = Math.round((amount * gstPercent) / 100);
  return {
    astrologer: astrologers.find((name) => name.toLowerCase() === requested) ?? null,
    packValue,
    discount: packValue - amount,
    gst,
    total: amount + gst,
  };
}
