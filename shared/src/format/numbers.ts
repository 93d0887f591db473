// Without Intl: its first formatter takes 80 ms on a phone, and its output on the server may differ from that of the browser.

/** Indian grouping of whole digits: '200000' is '2,00,000'. */
const grouped = (digits: string) => digits.replace(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');

/**
 * An amount of whole paise as rupees: 10000000 is '₹1,00,000'. It has two decimals if there
 * are paise, or always with `paise: true` ('₹24.00').
 */
export function formatRupees(amount: number, options: { paise?: boolean } = {}): string {
  const [rupees = '', paise = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  const decimals = options.paise || paise !== '00' ? `.${paise}` : '';
  return `${amount < 0 ? '-' : ''}₹${grouped(rupees)}${decimals}`;
}

/** A whole count with Indian grouping: 200000 is '2,00,000'. */
export function formatCount(value: number): string {
  return grouped(String(value));
}

/** A percentage to one decimal; the value is in percent: 24.6 is '24.6%'. */
export function formatPercent(value: number): string {
  return `${value.toFixed(1)}%`;
}
