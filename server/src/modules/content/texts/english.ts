import type { ContentTexts } from './types';

/** Copy from the specification, verbatim. */
const descriptions = {
  Oracle: 'Advanced AI for detailed personal readings and life path analysis.',
  Astra: 'Specialised in relationship compatibility, career guidance and future predictions.',
} as const;

export const english: ContentTexts = {
  descriptions,
  about: {
    whoWeAre: {
      title: 'Who we are',
      text: 'A small team that likes old astronomy and plain software. We compute every chart from the positions of the planets, show the working, and keep the price in plain sight.',
    },
    mission: {
      title: 'Our Mission',
      text: 'To let anyone in India read their own chart, in their own language, for the price of a cup of tea or less, without being frightened or hurried into anything.',
    },
    vision: {
      title: 'Our Vision',
      text: 'That people come away from a reading calmer than before, knowing which line of their chart it came from, and free to disagree with it.',
    },
    whatWeDo: {
      title: 'What We Do',
      text: `Two AI astrologers answer questions about your birth chart. Oracle: ${descriptions.Oracle} Astra: ${descriptions.Astra} They are AI services and not human consultations. They do not know your future; they read an old system carefully. For health, law and money, please ask a doctor, a lawyer or a bank.`,
    },
  },
};
