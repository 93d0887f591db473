/**
 * The payment URL of a pack with the amount to pay, in rupees, and the coupon if there is one. The amount is only informative,
 * because the server calculates the price.
 */
export function getPaymentUrl(link: string, amount: number, coupon: string | null): string {
  const [path = '', query = ''] = link.split('?');
  const params = new URLSearchParams(query);
  params.set('amount', String(amount));
  if (coupon !== null) params.set('coupon', coupon);
  return `${path}?${params.toString()}`;
}
