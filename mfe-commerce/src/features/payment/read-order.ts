import { astrologers, gstPercent, type Astrologer } from '@oracle-astra/shared/contract';

/** What is to be paid for a recharge, in paise. */
export interface Order {
  astrologer: Astrologer | null;
  pack: number;
  off: number;
  gst: number;
  total: number;
}

const mostRupees = 100_000;

/** The paise of an amount in rupees as an address carries it, or null where it is no such amount. */
function paiseIn(text: string | null): number | null {
  const rupees = Number(text);
  return text !== null && rupees > 0 && rupees <= mostRupees ? Math.round(rupees * 100) : null;
}

/** The order that an address names by `wallet`, what the pack is worth, and `amount`, what is paid for it; null where it names none. */
export function readOrder(query: URLSearchParams): Order | null {
  const pack = paiseIn(query.get('wallet'));
  const amount = paiseIn(query.get('amount'));
  if (pack === null || amount === null || amount > pack) return null;
  const named = query.get('astrologer')?.toLowerCase();
  const gst = Math.round((amount * gstPercent) / 100);
  return { astrologer: astrologers.find((name) => name.toLowerCase() === named) ?? null, pack, off: pack - amount, gst, total: amount + gst };
}
