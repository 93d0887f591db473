import type { ReactNode } from 'react';
import styled from 'styled-components';
import { genders, maritalStatuses } from '@oracle-astra/shared/contract';
import { SegmentedRadioGroup, SelectField, TextAreaField, TextField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { genderLabels, maritalStatusLabels } from '@oracle-astra/shared/terms';
import { media } from '@oracle-astra/shared/theme';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { AnswerLanguageField } from './answer-language-field';
import { DateFields } from './date-fields';
import { ErrorSummary } from './error-summary';
import { TimeFields } from './time-fields';
import type { BirthFormState } from './use-birth-form';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  fieldset[role='radiogroup'] > div {
    justify-self: stretch;
    ${media.m} {
      justify-self: start;
    }
  }
`;

const Narrow = styled.div`
  ${media.m} {
    max-width: 26rem;
  }
`;

interface BirthFormProps {
  form: BirthFormState;
  placeField: ReactNode;
  isCelebrity?: boolean;
}

/** The form for birth details. Its values survive failed requests and reloads. */
// eslint-disable-next-line max-lines-per-function -- its markup in one place reads better than parts that each take all of its state
export function BirthForm({ form, placeField, isCelebrity = false }: BirthFormProps) {
  const t = useTranslations();
  const { values, errors, change, timeDialog } = form;
  return (
    <Form {...form.formProps}>
      <noscript>
        <Callout>{t('chat.birthForm.noScript')}</Callout>
      </noscript>
      <ErrorSummary form={form} />
      {values.bid !== '' && <SavedRecordNotice onReset={form.reset} />}
      <Narrow>
        <TextField
          label={isCelebrity ? t('chat.birthForm.celebrityName') : t('chat.birthForm.name')}
          name="name"
          autoComplete={isCelebrity ? 'off' : 'name'}
          maxLength={80}
          value={values.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Narrow>
      <SegmentedRadioGroup
        label={t('chat.birthForm.gender')}
        name="gender"
        options={genders.map((gender) => ({ value: gender as string, label: t(genderLabels[gender]) }))}
        value={values.gender}
        error={errors.gender}
        onChange={(gender) => change({ gender })}
      />
      <DateFields form={form} />
      <TimeFields form={form} />
      <Narrow>{placeField}</Narrow>
      <Narrow>
        <SelectField
          label={t('chat.birthForm.maritalStatus')}
          name="status"
          value={values.status}
          error={errors.status}
          onChange={(event) => change({ status: event.target.value })}
        >
          {maritalStatuses.map((status) => (
            <option key={status} value={status}>
              {t(maritalStatusLabels[status])}
            </option>
          ))}
        </SelectField>
      </Narrow>
      {isCelebrity && (
        <Narrow>
          <CelebrityInfoField form={form} />
        </Narrow>
      )}
      <AnswerLanguageField form={form} />
      <div className="stack-2">
        <div>
          <Button variant="primary" wide type="submit" busy={form.isBusy} busyText={t('chat.birthForm.generating')}>
            {t('chat.birthForm.submit')}
          </Button>
        </div>
        <p className="tiny mute read">{t('chat.birthForm.privacy')}</p>
        {timeDialog}
      </div>
    </Form>
  );
}

function SavedRecordNotice({ onReset }: { onReset: () => void }) {
  const t = useTranslations();
  return (
    <Callout>
      {t('chat.birthForm.editing')}{' '}
      <Button variant="plain" small onClick={onReset}>
        {t('chat.birthForm.startNew')}
      </Button>
    </Callout>
  );
}

function CelebrityInfoField({ form: { values, change } }: { form: BirthFormState }) {
  const t = useTranslations();
  return (
    <TextAreaField
      label={t('chat.birthForm.celebrityInfo')}
      hint={t('chat.birthForm.celebrityInfoHint')}
      name="celebrityInfo"
      maxLength={500}
      value={values.celebrityInfo}
      onChange={(event) => change({ celebrityInfo: event.target.value })}
    />
  );
}
