import type { Sign } from '@oracle-astra/shared/contract';
import type { PlainMessageId } from '@oracle-astra/shared/i18n';

/** The dates of each sign in the western zodiac, as in newspapers. */
export const signDates: Record<Sign, PlainMessageId> = {
  Aries: 'shared.signDates.aries',
  Taurus: 'shared.signDates.taurus',
  Gemini: 'shared.signDates.gemini',
  Cancer: 'shared.signDates.cancer',
  Leo: 'shared.signDates.leo',
  Virgo: 'shared.signDates.virgo',
  Libra: 'shared.signDates.libra',
  Scorpio: 'shared.signDates.scorpio',
  Sagittarius: 'shared.signDates.sagittarius',
  Capricorn: 'shared.signDates.capricorn',
  Aquarius: 'shared.signDates.aquarius',
  Pisces: 'shared.signDates.pisces',
};

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
