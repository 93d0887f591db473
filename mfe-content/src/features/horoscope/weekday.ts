const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The English weekday of a date, `YYYY-MM-DD`. */
export function getWeekday(date: string): string {
  return days[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}
