/** The address of a pack's payment with the amount that is to be paid, in rupees; what else the server put into it stays. */
export function packLink(link: string, amount: number): string {
  const [path = '', query = ''] = link.split('?');
  const params = new URLSearchParams(query);
  params.set('amount', String(amount));
  return `${path}?${params.toString()}`;
}
