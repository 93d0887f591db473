const shape = /^\d{3}-\d{3}-\d{4}$/;

/** What was typed as ddd-ddd-dddd, as far as it goes; a country code or zero before ten digits is left out. */
export function dashed(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(?:91|0)(?=\d{10})/, '').slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join('-');
}

/** The ten digits of a number written ddd-ddd-dddd; null where it is not. */
export function digitsOf(number: string): string | null {
  return shape.test(number) ? number.replaceAll('-', '') : null;
}
