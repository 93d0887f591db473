/** The payment URL of a pack with `amount` replaced by the amount to pay, in rupees. */
export function getPaymentUrl(link: string, amount: number): string {
  const [path = '', query = ''] = link.split('?');
  const params = new URLSearchParams(query);
  params.set('amount', String(amount));
  return `${path}?${params.toString()}`;
}
