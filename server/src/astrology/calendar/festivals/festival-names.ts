/** Name of a festival or vrat in both languages. */
export interface FestivalName {
  en: string;
  hi: string;
}

export interface Festival {
  id: string;
  /** Civil date in India, `YYYY-MM-DD`. */
  date: string;
  name: FestivalName;
  /** A vrat recurs each month. */
  kind: 'festival' | 'vrat';
}
