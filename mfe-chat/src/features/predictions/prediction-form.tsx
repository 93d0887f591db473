import { useState } from 'react';
import styled from 'styled-components';
import { useGetBalanceQuery, useGetSubscriptionStatusQuery } from '@oracle-astra/shared/api';
import { periods, siteRoutes, type Language, type Period } from '@oracle-astra/shared/contract';
import { SelectField } from '@oracle-astra/shared/forms';
import { useTranslations, type Tag } from '@oracle-astra/shared/i18n';
import { languageLabels, periodLabels } from '@oracle-astra/shared/terms';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { useAnswerLanguages } from '../../components/use-answer-languages';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  max-width: 24rem;
`;

interface PredictionFormProps {
  period: Period;
  onPeriod: (period: Period) => void;
  /** The language of the selected birth details. */
  language: Language;
  isBusy: boolean;
  onGenerate: (language: Language) => void;
}

/** The period, the language, and the Generate button with its cost. */
export function PredictionForm({ period, onPeriod, language: ownLanguage, isBusy, onGenerate }: PredictionFormProps) {
  const t = useTranslations();
  const languages = useAnswerLanguages();
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? ownLanguage;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate(language);
      }}
    >
      <SelectField
        label={t('chat.predictions.period')}
        name="period"
        value={period}
        onChange={(event) => onPeriod(periods.find((name) => name === event.target.value) ?? period)}
      >
        {periods.map((name) => (
          <option key={name} value={name}>
            {t(periodLabels[name])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('chat.predictions.language')}
        name="language"
        value={language}
        onChange={(event) => setChosen(languages.find((name) => name === event.target.value) ?? language)}
      >
        {languages.map((name) => (
          <option key={name} value={name}>
            {t(languageLabels[name])}
          </option>
        ))}
      </SelectField>
      <div className="stack-2">
        <div>
          <Button variant="primary" wide type="submit" busy={isBusy} busyText={t('chat.predictions.generating')}>
            {t('chat.predictions.generate')}
          </Button>
        </div>
        <Cost period={period} />
      </div>
    </Form>
  );
}

function Cost({ period }: { period: Period }) {
  const t = useTranslations();
  const { data: balance } = useGetBalanceQuery();
  const { data: subscription } = useGetSubscriptionStatusQuery();
  if (!balance) return null;
  if (subscription?.is_active) return <p className="tiny mute read">{t('chat.predictions.costSubscription')}</p>;
  const left = balance[`${period}_predictions`];
  if (left > 0) return <p className="tiny mute read">{t('chat.predictions.costFree', { count: left, period })}</p>;
  const plan: Tag = (text) => <AppLink to={siteRoutes.subscription}>{text}</AppLink>;
  return <p className="tiny mute read">{t.rich('chat.predictions.costNone', { plan, period })}</p>;
}
