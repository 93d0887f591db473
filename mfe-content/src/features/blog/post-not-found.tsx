import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink, StateArt } from '@oracle-astra/shared/ui';

/** The page for a URL whose post does not exist. */
export function PostNotFound() {
  const t = useTranslations();
  return (
    <ResourceNotFound
      documentTitle={t('content.post.missingTitle')}
      description={t('content.post.missingDescription')}
      title={t('content.post.missing')}
      lead={t('content.post.missingText')}
      backLink={{ to: siteRoutes.blogs(), label: t('content.blogs.back') }}
    >
      <StateArt kind="nothing-found" />
      <ButtonLink to={siteRoutes.blogs()}>{t('content.latest.all')}</ButtonLink>
    </ResourceNotFound>
  );
}
