import { freeQuestions, questionPricePaise } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { Faq } from '@oracle-astra/shared/components';

const items = [
  {
    question: 'Why do you need the exact time?',
    answer:
      'The ascendant moves one degree in four minutes. With a rough time the Moon, the nakshatra and the dasha still hold; the houses may not.',
  },
  {
    question: 'My place is not in the list',
    answer: 'Choose the nearest town, or enter the coordinates. Ten kilometres change the chart by less than a tenth of a degree.',
  },
  { question: 'Can I change the details later?', answer: 'Yes. Choose the saved record, change it and generate it again.' },
  { question: 'Who can see my details?', answer: 'Only you. They are never shown in AstroHub.' },
  { question: 'Can I ask about someone else?', answer: 'Yes, if they agree. Save a record under their name.' },
  {
    question: 'What does a question cost?',
    answer: `The first ${freeQuestions.Oracle} with each astrologer are free, then ${formatRupees(questionPricePaise)} each.`,
  },
].map(({ question, answer }) => ({ question, answer: <p className="small mute">{answer}</p> }));

export function KundliFaq() {
  return (
    <section className="stack-2" aria-labelledby="kundli-questions">
      <h2 id="kundli-questions" className="lead">
        Questions
      </h2>
      <Faq items={items} />
    </section>
  );
}
