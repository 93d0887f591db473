import { useState } from 'react';
import { formatError, isApiError, type ApiError } from '@oracle-astra/shared/api';
import {
  lifeEventKinds,
  lifeEventLimits,
  toTypedNumber,
  type AddLifeEventRequest,
  type LifeEvent,
  type LifeEventKind,
} from '@oracle-astra/shared/contract';
import { SelectField, TextField, toFieldErrors, useForm, type Form, type ValidationResult } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useAlert, useDraftValues } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import styled from 'styled-components';
import { FailureCare } from '../../components/failure-care';
import { useHelpToast } from '../../components/use-help-toast';
import { useChatAddLifeEventMutation } from '../../api/kundli';

const EventForm = styled.form`
  display: grid;
  gap: var(--s-4);
  max-width: 26rem;
`;

const initialValues = { kind: '', title: '', month: '', year: '' };
type Values = typeof initialValues;
type Details = Omit<AddLifeEventRequest, 'bid'>;

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const isKind = (kind: string): kind is LifeEventKind => lifeEventKinds.some((each) => each === kind);

function validate({ kind, title, month, year }: Values, t: Translate): ValidationResult<Values, Details> {
  const errors = {
    ...(isKind(kind) ? {} : { kind: t('chat.events.chooseKind') }),
    ...(month === '' ? { month: t('chat.events.chooseMonth') } : {}),
    ...(/^(19|20)\d{2}$/.test(year.trim()) ? {} : { year: t('chat.events.typeYear') }),
  };
  if (Object.keys(errors).length > 0 || !isKind(kind)) return { errors };
  return { data: { kind, title: title.trim(), month: `${year.trim()}-${month}` } };
}

interface AddLifeEventProps {
  bid: string;
  /** Gets the event that was added, and nothing while one is sent. */
  onAdded: (event: LifeEvent | undefined) => void;
}

/** The form for an event; a month and a year are enough. The input is kept when the call fails. */
export function AddLifeEvent({ bid, onAdded }: AddLifeEventProps) {
  const t = useTranslations();
  const showAlert = useAlert();
  const [add] = useChatAddLifeEventMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const draft = useDraftValues(`event-${bid}.1`, initialValues);
  const showHelpToast = useHelpToast();
  const form = useForm({
    values: draft.values,
    onChange: draft.change,
    validate,
    async onSubmit(request) {
      const deleteDraft = draft.send();
      onAdded(undefined);
      const { data, error } = await add({ ...request, bid });
      showHelpToast({ error, needsCare: data?.event.needs_care });
      setFailure(isApiError(error) ? error : null);
      onAdded(data?.event);
      if (data) return void deleteDraft();
      const found = isApiError(error) ? toFieldErrors(error, { month: 'month' as const }, t) : undefined;
      if (!found) showAlert(formatError(error, t));
      return found;
    },
  });
  const { values, errors, change, isSubmitting } = form;
  return (
    <EventForm {...form.formProps} className="noprint">
      <SelectField
        label={t('chat.events.what')}
        name="kind"
        value={values.kind}
        error={errors.kind}
        onChange={(event) => change({ kind: event.target.value })}
      >
        <option value="">{t('chat.events.choose')}</option>
        {lifeEventKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t('chat.events.kind', { kind })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('chat.events.name')}
        name="title"
        autoComplete="off"
        maxLength={lifeEventLimits.title}
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <MonthFields form={form} />
      {failure && values.title !== '' && <FailureCare error={failure} />}
      <div>
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          {t('chat.events.add')}
        </Button>
      </div>
    </EventForm>
  );
}

function MonthFields({ form: { values, errors, change } }: { form: Form<Values> }) {
  const t = useTranslations();
  return (
    <>
      <SelectField
        label={t('chat.birthForm.month')}
        name="month"
        value={values.month}
        error={errors.month}
        onChange={(event) => change({ month: event.target.value })}
      >
        <option value="">{t('chat.events.choose')}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {t('chat.birthForm.monthName', { month })}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('chat.birthForm.year')}
        name="year"
        inputMode="numeric"
        autoComplete="off"
        value={values.year}
        error={errors.year}
        onChange={(event) => change({ year: toTypedNumber(event.target.value, 4) })}
      />
    </>
  );
}
