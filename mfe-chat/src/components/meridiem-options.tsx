import { useTranslations } from '@oracle-astra/shared/i18n';

/** The options of a select for the 24-hour format, which is the first, am and pm. */
export function MeridiemOptions() {
  const t = useTranslations();
  return (
    <>
      <option value="">{t('chat.birthForm.clock24')}</option>
      <option value="am">{t('chat.birthForm.am')}</option>
      <option value="pm">{t('chat.birthForm.pm')}</option>
    </>
  );
}
