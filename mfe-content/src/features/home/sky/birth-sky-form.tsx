import styled from 'styled-components';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { useForm, useTimeQuestion } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useContentReadBirthSkyMutation } from '../../../api/sky';
import { BirthMomentFields } from '../../../components/birth-moment-fields';
import { birthFields, useBirthMoment } from '../../../components/use-birth-moment';
import { birthSkyDraftKey, type BirthSky, type BirthSkyAnswer } from './birth-sky';
import { loadBirthSkyAnswer } from '../late-parts';
import { useFocusOnMount } from '../use-focus-on-mount';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-content: start;
  width: 100%;
  max-width: 30rem;
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);
`;

interface BirthSkyFormProps {
  /** Whether it takes the focus when it replaces the answer. */
  isFocused: boolean;
  onSky: (sky: BirthSky, Answer: BirthSkyAnswer) => void;
}

/** The form for date, time and place of birth. It shows their sky without a login. */
export function BirthSkyForm({ isFocused, onSky }: BirthSkyFormProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [read] = useContentReadBirthSkyMutation();
  const { settleTime, timeDialog } = useTimeQuestion();
  const { values, change, pickPlace, isPlaceUnresolved, getSentPlace, validate } = useBirthMoment(birthSkyDraftKey);
  const title = useFocusOnMount<HTMLHeadingElement>(isFocused);
  const form = useForm({
    values,
    onChange: change,
    validate,
    async onSubmit(request) {
      const answer = loadBirthSkyAnswer();
      const { data, error, refused } = await settleTime((answers) => read({ ...request, clock: 'ask', ...answers[''] }), t, birthFields);
      if (data) return onSky({ ...data, place: getSentPlace() }, await answer);
      if (error && !refused) dispatch(toastShown('bad', formatError(error, t, t('shared.failures.internalError'))));
      return refused;
    },
  });
  return (
    <Form {...form.formProps}>
      <h2 className="lead" ref={title} tabIndex={-1}>
        {t('content.birth.title')}
      </h2>
      <BirthMomentFields
        values={form.values}
        errors={form.errors}
        isPlaceUnresolved={isPlaceUnresolved}
        onChange={form.change}
        onPickPlace={(place) => {
          // Clears the error of the field.
          form.change({ birthPlace: place.description });
          pickPlace(place);
        }}
      />
      <div className="row">
        <Button type="submit" variant="secondary" busy={form.isSubmitting} busyText={t('content.birth.busy')}>
          {t('content.birth.show')}
        </Button>
      </div>
      <p className="tiny mute">{t('content.birth.privacy')}</p>
      {timeDialog}
    </Form>
  );
}
