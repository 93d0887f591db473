import { freeQuestions, questionPricePaise } from '@oracle-astra/shared/contract';

/** Copy from the specification, verbatim. */
const descriptions = {
  Oracle: 'Advanced AI for detailed personal readings and life path analysis.',
  Astra: 'Specialised in relationship compatibility, career guidance and future predictions.',
} as const;

export const astrologerCards = [
  { key: 'Oracle', name: 'Oracle', description: descriptions.Oracle, is_ai: true, image: '/server-images/oracle.png' },
  { key: 'Astra', name: 'Astra', description: descriptions.Astra, is_ai: true, image: '/server-images/astra.png' },
];

const price = questionPricePaise / 100;

export const pricing = {
  oracle_desc: descriptions.Oracle,
  oracle_price: price,
  free_oracle_questions: freeQuestions.Oracle,
  astra_desc: descriptions.Astra,
  astra_price: price,
  free_astra_questions: freeQuestions.Astra,
};

export const aboutSections = [
  {
    title: 'Who we are',
    text: 'A small team that likes old astronomy and plain software. We compute every chart from the positions of the planets, show the working, and keep the price in plain sight.',
  },
  {
    title: 'Our Mission',
    text: 'To let anyone in India read their own chart, in their own language, for the price of a cup of tea or less, without being frightened or hurried into anything.',
  },
  {
    title: 'Our Vision',
    text: 'That people come away from a reading calmer than before, knowing which line of their chart it came from, and free to disagree with it.',
  },
  {
    title: 'What We Do',
    text: `Two AI astrologers answer questions about your birth chart. Oracle: ${descriptions.Oracle} Astra: ${descriptions.Astra} They are AI services and not human consultations. They do not know your future; they read an old system carefully. For health, law and money, please ask a doctor, a lawyer or a bank.`,
  },
];

/** Sample videos; a site replaces them with its own. */
export const sampleVideos = [
  { video: 'https://www.youtube.com/watch?v=sample00001', title: 'How to read a North Indian chart' },
  { video: 'https://www.youtube.com/watch?v=sample00002', title: 'Mahadasha in ten minutes' },
  { video: 'https://www.youtube.com/watch?v=sample00003', title: 'Nakshatra and pada, with examples' },
  { video: 'https://www.youtube.com/watch?v=sample00004', title: 'What Rahu and Ketu really are' },
  { video: 'https://www.youtube.com/watch?v=sample00005', title: 'Why the Moon sign comes first in India' },
];
