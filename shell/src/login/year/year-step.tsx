import { useEffect, useRef, useState } from 'react';
import { birthYear, siteRoutes } from '@oracle-astra/shared/contract';
import { NumberField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { StepForm } from '../step-form';
import type { YearAnswer, YearQuestion } from '../use-verification';
import { StartAnew } from './start-anew';

interface YearStepProps {
  /** The id of the title, which labels the modal. */
  heading: string;
  question: YearQuestion;
  /** Resolves to the reason if the answer was refused. */
  onAnswer: (answer: YearAnswer) => Promise<string | void>;
}

/** The question of an account that was not used for long: its year of birth, or a new account. */
export function YearStep({ heading, question, onAnswer }: YearStepProps) {
  const t = useTranslations();
  const [startsAnew, setStartsAnew] = useState(false);
  if (startsAnew)
    return <StartAnew heading={heading} onConfirm={() => onAnswer({ starts_anew: true })} onBack={() => setStartsAnew(false)} />;
  return (
    <>
      <h2 id={heading}>{t('shell.year.title')}</h2>
      {question === 'closed' ? (
        <p role="alert">
          {t.rich('shell.year.closed', {
            contact: (content) => (
              <AppLink to={siteRoutes.contactUs} target="_blank" rel="noopener">
                {content}
              </AppLink>
            ),
          })}
        </p>
      ) : (
        <YearForm onAnswer={onAnswer} />
      )}
      <Button onClick={() => setStartsAnew(true)}>{t(question === 'closed' ? 'shell.year.anew' : 'shell.year.never')}</Button>
    </>
  );
}

const validate = validateWith<{ year: string }, string>(birthYear, { toRequest: ({ year }) => year, fields: { '': 'year' } });

function YearForm({ onAnswer }: Pick<YearStepProps, 'onAnswer'>) {
  const t = useTranslations();
  const [year, setYear] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { year },
    onChange: (changed) => setYear(changed.year ?? ''),
    validate,
    async onSubmit(typed) {
      field.current?.focus();
      const reason = await onAnswer({ birth_year: typed });
      if (reason) return { year: reason };
    },
  });
  return (
    <>
      <p className="small">{t('shell.year.lead')}</p>
      <StepForm {...formProps}>
        <NumberField
          ref={field}
          name="birthYear"
          label={t('shell.year.label')}
          hint={t('shell.year.hint')}
          autoComplete="bday-year"
          value={year}
          error={errors.year}
          onChange={(event) => change({ year: event.target.value })}
        />
        <Button variant="primary" type="submit" busy={isSubmitting} busyText={t('shell.login.verifying')}>
          {t('shell.year.continue')}
        </Button>
      </StepForm>
    </>
  );
}
