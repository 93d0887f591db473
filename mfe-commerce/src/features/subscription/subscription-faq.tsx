import { Faq } from '@oracle-astra/shared/components';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';

const questions: readonly { question: PlainMessageId; answer: PlainMessageId }[] = [
  { question: 'commerce.faq.renewal', answer: 'commerce.faq.renewalAnswer' },
  { question: 'commerce.faq.cancelling', answer: 'commerce.faq.cancellingAnswer' },
  { question: 'commerce.faq.freePlan', answer: 'commerce.faq.freePlanAnswer' },
  { question: 'commerce.faq.reason', answer: 'commerce.faq.reasonAnswer' },
];

/** Frequent questions about the subscription. */
export function SubscriptionFaq() {
  const t = useTranslations();
  return <Faq items={questions.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))} />;
}
