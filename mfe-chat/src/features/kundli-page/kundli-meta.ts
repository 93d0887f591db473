import type { KundliParams } from './kundli-params';

interface Meta {
  title: string;
  description: string;
}

const freeMeta = {
  default: {
    title: 'Free Kundli by date of birth',
    description:
      'Free online Kundli from your date, time and place of birth: rashi, nakshatra, planets in houses and dashas, in English or Hindi.',
  },
  Oracle: {
    title: 'Free Kundli and life reading by Oracle',
    description:
      'Make a free Kundli from your date, time and place of birth, and ask the AI astrologer Oracle about your life path, planets and dashas.',
  },
  Astra: {
    title: 'Free Kundli for love and career with Astra',
    description:
      'Make a free Kundli from your date, time and place of birth, and ask the AI astrologer Astra about love, marriage and career.',
  },
};

const createMeta = {
  default: {
    title: 'Create a Kundli (birth chart) online',
    description:
      'Create and save a Kundli for yourself and for your family: a birth chart each, ready for a chat with an AI astrologer and for predictions.',
  },
  Oracle: {
    title: 'Create a Kundli to chat with Oracle',
    description:
      'Enter date, time and place of birth or choose a saved Kundli, and ask the AI astrologer Oracle for a detailed personal reading.',
  },
  Astra: {
    title: 'Create a Kundli to chat with Astra',
    description:
      'Enter date, time and place of birth or choose a saved Kundli, and ask the AI astrologer Astra about relationships, work and the future.',
  },
};

/** Title and description of a Kundli page, different for each of its URLs. */
export function getKundliMeta({ type, predictions, period, isFree, isChildPage }: KundliParams): Meta {
  if (type !== null && !isChildPage) {
    const which = isFree ? 'a free Kundli' : 'your Kundli';
    return {
      title: `Birth details for your chat with ${type}`,
      description: `Give the birth details for ${which}, or take one that you have saved, and go on to your chat with the AI astrologer ${type}.`,
    };
  }
  if (predictions && type === null) {
    return {
      title: `Birth details for your ${period ?? 'own'} prediction`,
      description: `A ${period ?? 'personal'} prediction is worked out from your own birth chart: enter date, time and place of birth, or choose a saved Kundli.`,
    };
  }
  return (isFree ? freeMeta : createMeta)[type ?? 'default'];
}
