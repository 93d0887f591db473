import { SegmentedRadioGroup } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAnswerLanguages } from '../../components/use-answer-languages';
import type { BirthFormState } from './use-birth-form';

/** The select of the language in which the astrologers answer, stored with the birth record. */
export function AnswerLanguageField({ form: { values, errors, change } }: { form: BirthFormState }) {
  const t = useTranslations();
  const labels = {
    English: { label: t('chat.birthForm.english') },
    Hindi: { label: t('chat.birthForm.hindi'), lang: 'hi' },
  };
  const options = useAnswerLanguages().map((value) => ({ value, ...labels[value] }));
  return (
    <SegmentedRadioGroup
      label={t('chat.birthForm.language')}
      name="language"
      options={options}
      value={values.language}
      error={errors.language}
      onChange={(language) => change({ language })}
    />
  );
}
