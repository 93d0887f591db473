/** Masks a mobile number except for its first two and last four digits: '98•••• 4312'. */
export function maskMobile(mobile: string): string {
  const digits = mobile.replace(/\D/g, '').slice(-10);
  return `${digits.slice(0, 2)}•••• ${digits.slice(-4)}`;
}
