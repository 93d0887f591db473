import { astrologers, periods, siteRoutes, type Astrologer, type Period } from '@oracle-astra/shared/contract';

/** What the address of a Kundli page says. */
export interface KundliAddress {
  /** With whom the chat is to be. */
  type: Astrologer | null;
  /** Whether the details are for predictions, and of which period. */
  predictions: boolean;
  period: Period | null;
  /** The record that was just saved, when nothing said what it is for. */
  bid: string | null;
  /** The child pages that show the form alone, under the name of the chat. */
  isMiddle: boolean;
  isFree: boolean;
}

export function readKundliAddress(pathname: string, query: URLSearchParams): KundliAddress {
  const [first = '', child] = pathname.split('/').filter(Boolean);
  const named = astrologers.find((name) => name.toLowerCase() === child);
  return {
    type: astrologers.find((name) => name === query.get('type')) ?? named ?? null,
    predictions: query.has('predictions'),
    period: periods.find((period) => period === query.get('p_type')) ?? null,
    bid: query.get('bid'),
    isMiddle: named !== undefined,
    isFree: first.startsWith('free'),
  };
}

/** Where saved details lead: to the chat, to the predictions, or nowhere yet (null). */
export function whereNext({ type, predictions, period }: KundliAddress, bid: string): string | null {
  if (type !== null) return siteRoutes.chats({ type, bid });
  if (predictions) return siteRoutes.dailyPrediction({ bid, ...(period === null ? {} : { p_type: period }) });
  return null;
}
