import { formatRupees } from '@oracle-astra/shared/format';
import { questionPricePaise, type Astrologer } from '@oracle-astra/shared/contract';

const price = formatRupees(questionPricePaise);

/** Built-in texts, shown where the texts of the service did not load. */
export const astrologerProfiles: Record<Astrologer, { description: string; goodAt: readonly string[]; otherAstrologer: string }> = {
  Oracle: {
    description: 'Advanced AI for detailed personal readings and life path analysis.',
    goodAt: [
      'Reading your whole chart, house by house',
      'Dashas: what a period asks, and until when',
      'Decisions with a date: offers, moves, studies',
    ],
    otherAstrologer: 'For matching, marriage and career choices between two people, ask',
  },
  Astra: {
    description: 'Specialised in relationship compatibility, career guidance and future predictions.',
    goodAt: [
      'Love and marriage: what two charts ask of each other',
      'Career: staying, leaving, starting',
      'The time ahead, period by period',
    ],
    otherAstrologer: 'For a reading of your whole chart and your path in life, ask',
  },
};

export const getAstrologerFaq = (astrologer: Astrologer) =>
  [
    { question: `Is ${astrologer} a person?`, answer: `No. ${astrologer} is software that reads a computed chart. No human reads along.` },
    {
      question: 'What is counted as a question?',
      answer: 'A message that got a complete answer. One whose answer breaks off is not charged.',
    },
    {
      question: 'In which order are questions paid?',
      answer: `Your subscription first, then ${astrologer} questions, then the wallet at ${price}.`,
    },
    { question: 'Can I ask in Hindi?', answer: 'Yes. The language is chosen with the birth details and can be changed there.' },
    { question: 'Can I delete a chat?', answer: 'Yes, in the history, for good.' },
  ].map(({ question, answer }) => ({ question, answer: <p className="mute">{answer}</p> }));
