import type { ChartStyle } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';

const storage = safeStorage('local');
const storageKey = 'kundli-style';

/** The chart style that is stored in this browser. */
export const readChartStyle = (): ChartStyle => (storage.get(storageKey) === 'south' ? 'south' : 'north');

export const keepChartStyle = (style: ChartStyle): void => storage.set(storageKey, style);
