import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { NewestPosts } from './newest-posts';

/** The page for a page number of the blog after the last one. */
export function PagePastLast({ page }: { page: number }) {
  const t = useTranslations();
  const title = t('content.blogs.noPage', { page: String(page) });
  return (
    <ResourceNotFound
      documentTitle={title}
      description={`${title}. ${t('content.blogs.noPageText')}`}
      title={title}
      lead={t('content.blogs.noPageText')}
      backLink={{ to: siteRoutes.blogs(), label: t('content.blogs.back') }}
      nearby={{ title: t('content.post.newest'), content: <NewestPosts /> }}
    >
      <ButtonLink to={siteRoutes.blogs(1)}>{t('content.blogs.firstPage')}</ButtonLink>
    </ResourceNotFound>
  );
}
