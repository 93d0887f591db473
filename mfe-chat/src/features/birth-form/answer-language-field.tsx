import { SegmentedRadioGroup } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { BirthFormState } from './use-birth-form';

/** The language in which the astrologers answer; each record has its own. */
export function AnswerLanguageField({ form: { values, errors, change } }: { form: BirthFormState }) {
  const t = useTranslations();
  const options = [
    { value: 'English', label: t('chat.birthForm.english') },
    { value: 'Hindi', label: t('chat.birthForm.hindi'), lang: 'hi' },
  ];
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
