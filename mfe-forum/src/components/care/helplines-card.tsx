import { siteRoutes, type CareCard as Care } from '@oracle-astra/shared/contract';
import { reportCareCall } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { CareCard } from '@oracle-astra/shared/components';
import { AppLink } from '@oracle-astra/shared/ui';

/** The help for text that expresses despair or danger, such as a search or a report. */
export function HelplinesCard({ care }: { care: Care }) {
  const t = useTranslations();
  return (
    <CareCard label={t('forum.care.label')} care={care} text={care.text} onCall={(number) => reportCareCall({ ...care, number })}>
      <p className="small">
        <AppLink to={siteRoutes.helplines}>{t('forum.care.all')}</AppLink>
      </p>
    </CareCard>
  );
}
