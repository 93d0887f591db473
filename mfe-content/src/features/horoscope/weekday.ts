const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The day of the week of a date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): string {
  return days[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}
