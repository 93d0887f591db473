import type { Sign } from '../contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

// The ids are literal because the build searches for them.

export const signLabels: Record<Sign, PlainMessageId> = {
  Aries: 'shared.signs.aries',
  Taurus: 'shared.signs.taurus',
  Gemini: 'shared.signs.gemini',
  Cancer: 'shared.signs.cancer',
  Leo: 'shared.signs.leo',
  Virgo: 'shared.signs.virgo',
  Libra: 'shared.signs.libra',
  Scorpio: 'shared.signs.scorpio',
  Sagittarius: 'shared.signs.sagittarius',
  Capricorn: 'shared.signs.capricorn',
  Aquarius: 'shared.signs.aquarius',
  Pisces: 'shared.signs.pisces',
};
