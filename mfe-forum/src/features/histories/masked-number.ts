/** A mobile number of which only enough is shown to know it by: '98•••• 4312'. */
export function maskedNumber(mobile: string): string {
  const digits = mobile.replace(/\D/g, '').slice(-10);
  return `${digits.slice(0, 2)}•••• ${digits.slice(-4)}`;
}
