import { once } from './once';
import { LOCALE } from './zone';

// Made at first use: a formatter costs a phone milliseconds, and most pages write no amount.
const count = once(() => new Intl.NumberFormat(LOCALE));
const tenths = once(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const rupees = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }));
const paises = once(() => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'INR', minimumFractionDigits: 2 }));

/**
 * An amount of whole paise as rupees: 10000000 is '₹1,00,000'. The two decimals stand where there
 * are paise, or always with `paise: true` ('₹24.00').
 */
export function formatRupees(amount: number, options: { paise?: boolean } = {}): string {
  const format = options.paise || amount % 100 !== 0 ? paises : rupees;
  return format().format(amount / 100);
}

/** A count with Indian grouping: 200000 is '2,00,000'. */
export function formatCount(value: number): string {
  return count().format(value);
}

/** A percentage to one decimal; the value is in percent: 24.6 is '24.6%'. */
export function formatPercent1(value: number): string {
  return `${tenths().format(value)}%`;
}
