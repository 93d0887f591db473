import { Faq } from '@oracle-astra/shared/components';
import { freeQuestions, questionPricePaise } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';

const getItems = (t: Translate) => [
  { question: t('chat.faq.exactTime'), answer: t('chat.faq.exactTimeAnswer') },
  { question: t('chat.faq.place'), answer: t('chat.faq.placeAnswer') },
  { question: t('chat.faq.change'), answer: t('chat.faq.changeAnswer') },
  { question: t('chat.faq.privacy'), answer: t('chat.faq.privacyAnswer') },
  { question: t('chat.faq.someoneElse'), answer: t('chat.faq.someoneElseAnswer') },
  {
    question: t('chat.faq.cost'),
    answer: t('chat.faq.costAnswer', { count: freeQuestions.Oracle, price: formatRupees(questionPricePaise) }),
  },
];

export function KundliFaq() {
  const t = useTranslations();
  return (
    <section className="stack-2" aria-labelledby="kundli-questions">
      <h2 id="kundli-questions" className="lead">
        {t('chat.faq.title')}
      </h2>
      <Faq items={getItems(t)} />
    </section>
  );
}
