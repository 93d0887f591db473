import { useTranslations } from '@oracle-astra/shared/i18n';
import { Tag } from '@oracle-astra/shared/components';

/** Says that the figures below are samples, if the owner has not provided any. */
export function SampleFigures() {
  const t = useTranslations();
  return (
    <p>
      <Tag>{t('content.figures.samples')}</Tag>
    </p>
  );
}
