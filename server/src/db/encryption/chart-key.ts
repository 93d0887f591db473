import type { FieldCipher } from './field-cipher';

const isKeyed = (chartKey: string) => chartKey.startsWith('k.');

/** The keyed form of the hash of a chart, because an instant of birth can be found by trying. */
export const toKeyedChart = (cipher: FieldCipher, chartKey: string): string =>
  isKeyed(chartKey) ? chartKey : `k.${cipher.hash('chart', chartKey)}`;

/** The hash of a chart as it is written now. */
export const toStoredChart = (cipher: FieldCipher, chartKey: string): string =>
  cipher.encrypts ? toKeyedChart(cipher, chartKey) : chartKey;

/** Whether the hash of a chart may stay. A keyed one is not undone: it is found by either form. */
export const isStoredChart = (cipher: FieldCipher, chartKey: string): boolean => isKeyed(chartKey) || !cipher.encrypts;
