import styled from 'styled-components';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useForm, useTimeQuestion } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useContentReadBirthSkyMutation } from '../../api/sky';
import { BirthMomentFields } from '../../components/birth-moment-fields';
import { birthFields, useBirthMoment } from '../../components/use-birth-moment';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  button[type='submit'] {
    justify-self: start;
  }
`;

interface FindRashiFormProps {
  /** Whether the time of birth is needed, because the Moon changed sign on the date. */
  asksTime: boolean;
  /** Called with the possible signs of the Moon, 1 (Aries) to 12: two if the time is needed but missing. */
  onFound: (signs: readonly number[]) => void;
}

/** The form for date and place of birth, and for the time if it is needed. */
export function FindRashiForm({ asksTime, onFound }: FindRashiFormProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [read] = useContentReadBirthSkyMutation();
  const { settleTime, timeDialog } = useTimeQuestion();
  const { values, change, pickPlace, isPlaceUnresolved, validate } = useBirthMoment('find-rashi.1');
  const form = useForm({
    values,
    onChange: change,
    validate,
    async onSubmit(request) {
      const { data, error, refused } = await settleTime((answers) => read({ ...request, clock: 'ask', ...answers[''] }), t, birthFields);
      if (data) return onFound(data.rashis);
      if (error && !refused) dispatch(toastShown('bad', formatError(error, t, t('shared.failures.internalError'))));
      return refused;
    },
  });
  return (
    <Form {...form.formProps}>
      <BirthMomentFields
        values={form.values}
        errors={form.errors}
        hasTime={asksTime || values.birthTime !== ''}
        isPlaceUnresolved={isPlaceUnresolved}
        onChange={form.change}
        onPickPlace={(place) => {
          // Clears the error of the field.
          form.change({ birthPlace: place.description });
          pickPlace(place);
        }}
      />
      <Button type="submit" variant="secondary" busy={form.isSubmitting}>
        {t('content.rashi.submit')}
      </Button>
      <p className="tiny mute">{t('content.rashi.privacy')}</p>
      {timeDialog}
    </Form>
  );
}
