import type { PlanetName } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const planetLabels: Record<PlanetName, PlainMessageId> = {
  Sun: 'shared.planets.sun',
  Moon: 'shared.planets.moon',
  Mars: 'shared.planets.mars',
  Mercury: 'shared.planets.mercury',
  Jupiter: 'shared.planets.jupiter',
  Venus: 'shared.planets.venus',
  Saturn: 'shared.planets.saturn',
  Rahu: 'shared.planets.rahu',
  Ketu: 'shared.planets.ketu',
};
