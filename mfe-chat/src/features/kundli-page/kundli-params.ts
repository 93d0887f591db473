import { astrologers, periods, siteRoutes, type Astrologer, type Period } from '@oracle-astra/shared/contract';

/** The path and query parameters of a Kundli page. */
export interface KundliParams {
  /** The astrologer to chat with afterwards. */
  type: Astrologer | null;
  /** Whether the birth details are for predictions. */
  predictions: boolean;
  period: Period | null;
  /** The saved record, if neither an astrologer nor a prediction was requested. */
  bid: string | null;
  /** Whether the path ends in /oracle or /astra. */
  isChildPage: boolean;
  isFree: boolean;
}

export function parseKundliParams(pathname: string, query: URLSearchParams): KundliParams {
  const [page = '', child] = pathname.toLowerCase().split('/').filter(Boolean);
  const fromPath = astrologers.find((name) => name.toLowerCase() === child);
  return {
    type: astrologers.find((name) => name === query.get('type')) ?? fromPath ?? null,
    predictions: query.has('predictions'),
    period: periods.find((period) => period === query.get('p_type')) ?? null,
    bid: query.get('bid') || null,
    isChildPage: fromPath !== undefined,
    isFree: page.startsWith('free'),
  };
}

/** The address to open after birth details are saved: the chat or the predictions. Null if neither was requested. */
export function getNextUrl({ type, predictions, period }: KundliParams, bid: string): string | null {
  if (type !== null) return siteRoutes.chats({ type, bid });
  if (predictions) return siteRoutes.dailyPrediction({ bid, ...(period === null ? {} : { p_type: period }) });
  return null;
}
