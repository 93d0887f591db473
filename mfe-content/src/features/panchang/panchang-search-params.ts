import { cutText } from '@oracle-astra/shared/contract';

/** The parameters of a panchang address; by default today, Delhi, and the view of a day. */
export interface PanchangSearchParams {
  /** A place's slug. */
  city?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** `YYYY-MM`. */
  month?: string;
  /** Whether the date or month does not exist or is outside of the available years. */
  isUnknownDate: boolean;
}

const years = [1900, 2100] as const;

/** Whether there is a panchang for a date or month, which begins with its year. */
export const isWithinYears = (date: string): boolean => Number(date.slice(0, 4)) >= years[0] && Number(date.slice(0, 4)) <= years[1];

function parseDate(text: string | undefined): string | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isReal && isWithinYears(text) ? text : undefined;
}

/** Parses /panchang and /panchang/:city. An empty field of the form counts as missing. */
export function parsePanchangSearchParams(path: { city?: string }, query: URLSearchParams): PanchangSearchParams {
  const city = cutText((path.city ?? query.get('city') ?? '').trim().toLowerCase().replace(/\s+/g, '-'), 100);
  const requestedDate = query.get('date') || undefined;
  const requestedMonth = query.get('month') || undefined;
  const date = parseDate(requestedDate);
  const month = requestedMonth && parseDate(`${requestedMonth}-01`)?.slice(0, 7);
  const isUnknownDate = date !== requestedDate || month !== requestedMonth;
  return { city: city === '' ? undefined : city, date, month, isUnknownDate };
}

const dayMs = 86_400_000;

/** The date that is some days after another one, `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The month that is some months after another one, `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 1)).toISOString().slice(0, 7);
}
