import { siteRoutes, type Period } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, EmptyState, StateArt } from '@oracle-astra/shared/ui';

/** Leads to the form of birth details, if none are saved. */
export function NoBirths({ period }: { period: Period | undefined }) {
  const t = useTranslations();
  return (
    <div className="stack">
      <EmptyState art={<StateArt kind="empty" />} title={t('chat.predictions.emptyTitle')} level={2}>
        {t('chat.predictions.emptyDetails')}
      </EmptyState>
      <div>
        <ButtonLink variant="primary" to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>
          {t('chat.common.enterBirthDetails')}
        </ButtonLink>
      </div>
    </div>
  );
}
