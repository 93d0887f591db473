import type { ChartStyle } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';

const storage = safeStorage('local');
const storageKey = 'kundli-style';

/** The style in which this browser shows charts. */
export const readChartStyle = (): ChartStyle => (storage.get(storageKey) === 'south' ? 'south' : 'north');

export const keepChartStyle = (style: ChartStyle): void => storage.set(storageKey, style);
