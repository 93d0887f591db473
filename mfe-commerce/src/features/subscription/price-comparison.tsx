import styled from 'styled-components';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { questionPricePaise, subscriptionPlan } from '@oracle-astra/shared/contract';
import { offerFigures } from './offer-figures';

const Lines = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 40rem;
`;

const Label = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s-4);
  font-size: var(--t-s);
  line-height: var(--l-s);
  b {
    font: 500 var(--t-l) / var(--l-l) var(--serif);
    font-variant-numeric: tabular-nums;
  }
`;

const Scale = styled.svg<{ $isPlan?: boolean }>`
  display: block;
  width: 100%;
  height: var(--s-6);
  border-bottom: 1px solid var(--control);
  background: repeating-linear-gradient(90deg, var(--control) 0 1px, transparent 1px 10%) 0 100% / 100% var(--s-2) no-repeat;
  rect {
    fill: ${({ $isPlan }) => ($isPlan ? 'var(--saffron-ink)' : 'var(--control)')};
  }
`;

const { questionsPerMonth, pricePaise } = subscriptionPlan;
const breakEvenQuestions = Math.ceil(pricePaise / questionPricePaise);

/** Compares the price of a prediction in the plan with that of a session with an astrologer, on one scale. */
export function PriceComparison() {
  const t = useTranslations();
  const session = formatRupees(offerFigures.session);
  const prediction = formatRupees(offerFigures.prediction, { paise: true });
  return (
    <Lines>
      <div>
        <Label>
          <span>{t('commerce.worth.session')}</span>
          <b>{session}+</b>
        </Label>
        <Scale role="img" aria-label={t('commerce.worth.sessionScale', { price: session })}>
          <rect y="50%" width="100%" height="50%" />
        </Scale>
      </div>
      <div>
        <Label>
          <span>{t('commerce.worth.prediction')}</span>
          <b>{t('commerce.worth.predictionPrice', { price: prediction })}</b>
        </Label>
        <Scale $isPlan role="img" aria-label={t('commerce.worth.predictionScale', { price: prediction })}>
          <rect y="50%" width="2" height="50%" />
        </Scale>
      </div>
      <p className="tiny mute">
        {t('commerce.worth.calculation', {
          session,
          plan: formatRupees(pricePaise),
          count: questionsPerMonth,
          each: prediction,
          least: breakEvenQuestions,
          question: formatRupees(questionPricePaise),
        })}
      </p>
    </Lines>
  );
}
