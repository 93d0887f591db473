/** The outcome chosen in the window. */
export const outcomes = {
  paid: 'Paid',
  failed: 'Failed',
  closed: 'Paid, but the browser was closed',
  late: 'Paid, the event comes late',
  twice: 'Paid, the event comes twice',
  'out-of-order': 'Paid, the events come out of order',
  forged: 'Paid, the event is forged',
  silent: 'Paid, no event comes',
  held: 'Paid, and held by the bank until it is captured',
} as const;
/** Outcomes after the first month of a subscription. */
export const renewalOutcomes = {
  charged: 'Paid, and the next month is charged soon',
  pending: 'Paid, and the next charge fails soon',
  halted: 'Paid, and the next charge is given up soon',
} as const;
export type RenewalOutcome = keyof typeof renewalOutcomes;
export type Outcome = keyof typeof outcomes | RenewalOutcome;
