import { useParams } from 'react-router-dom';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { NewestPosts } from './newest-posts';

/** The page for a URL whose post does not exist. */
export function PostNotFound() {
  const t = useTranslations();
  const { slug } = useParams();
  return (
    <ResourceNotFound
      documentTitle={t('content.post.missingTitle')}
      description={t('content.post.missingDescription')}
      title={t('content.post.missing')}
      lead={t('content.post.missingText')}
      backLink={{ to: siteRoutes.blogs(), label: t('content.blogs.back') }}
      nearby={{ title: t('content.post.newest'), content: <NewestPosts like={slug} /> }}
    >
      <ButtonLink to={siteRoutes.blogs()}>{t('content.latest.all')}</ButtonLink>
    </ResourceNotFound>
  );
}
