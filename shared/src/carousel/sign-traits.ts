import type { Sign } from '@oracle-astra/shared/contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

/** The nature of each sign in a short sentence. */
export const signTraits: Record<Sign, PlainMessageId> = {
  Aries: 'shared.signTraits.aries',
  Taurus: 'shared.signTraits.taurus',
  Gemini: 'shared.signTraits.gemini',
  Cancer: 'shared.signTraits.cancer',
  Leo: 'shared.signTraits.leo',
  Virgo: 'shared.signTraits.virgo',
  Libra: 'shared.signTraits.libra',
  Scorpio: 'shared.signTraits.scorpio',
  Sagittarius: 'shared.signTraits.sagittarius',
  Capricorn: 'shared.signTraits.capricorn',
  Aquarius: 'shared.signTraits.aquarius',
  Pisces: 'shared.signTraits.pisces',
};
