import { useTranslations } from '@oracle-astra/shared/i18n';
import { StatList, Section } from '@oracle-astra/shared/components';
import { useSiteDetails, VisuallyHidden } from '@oracle-astra/shared/ui';
import { getServiceFigures } from './figures';
import { SampleFigures } from './sample-figures';

/** Five key figures of the service. */
export function ServiceFigures() {
  const t = useTranslations();
  const { figures } = useSiteDetails();
  return (
    <Section title={<VisuallyHidden>{t('content.figures.title')}</VisuallyHidden>}>
      {figures === null && <SampleFigures />}
      <StatList items={getServiceFigures(t, figures)} />
    </Section>
  );
}
