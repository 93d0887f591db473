import { useTranslations } from '@oracle-astra/shared/i18n';
import { StatList, Section } from '@oracle-astra/shared/components';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { getServiceFigures } from './figures';

/** Five key figures of the service. */
export function ServiceFigures() {
  const t = useTranslations();
  return (
    <Section title={<VisuallyHidden>{t('content.figures.title')}</VisuallyHidden>}>
      <StatList items={getServiceFigures(t)} />
    </Section>
  );
}
