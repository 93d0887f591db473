const mobilePattern = /^\d{3}-\d{3}-\d{4}$/;

/** Formats typed digits as ddd-ddd-dddd, without a country code or zero before ten digits. */
export function formatMobileInput(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10})/, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of a number written as ddd-ddd-dddd; null for any other text. */
export function parseMobileInput(number: string): string | null {
  return mobilePattern.test(number) ? number.replaceAll('-', '') : null;
}
