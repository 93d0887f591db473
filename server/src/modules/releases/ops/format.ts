import { indiaMs } from '../../../indian-date';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** An instant in Indian time: `21 Nov, 16:41`. */
export function formatMoment(instant: Date): string {
  const [date = '', time = ''] = new Date(instant.getTime() + indiaMs).toISOString().split('T');
  return `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1] ?? ''}, ${time.slice(0, 5)}`;
}

/** A percentage of visits: `0.4 %`; a dash without a visit. */
export const formatShare = ({ visits, bad }: { visits: number; bad: number }): string =>
  visits === 0 ? '–' : `${((bad / visits) * 100).toFixed(1)} %`;
