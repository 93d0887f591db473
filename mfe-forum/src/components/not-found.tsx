import type { ReactNode } from 'react';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { NewestDiscussions } from './posts/newest-discussions';

const listUrl = siteRoutes.forum({ page: '1' });

/** The page for a URL whose discussion, post or profile does not exist. */
export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations();
  return (
    <ResourceNotFound
      documentTitle={t('forum.notFound.pageTitle')}
      description={title}
      title={title}
      lead={children}
      backLink={{ to: listUrl, label: t('forum.nav.astroHub') }}
      nearby={{ title: t('forum.notFound.newest'), content: <NewestDiscussions /> }}
    >
      <ButtonLink to={listUrl}>{t('forum.notFound.allDiscussions')}</ButtonLink>
    </ResourceNotFound>
  );
}
