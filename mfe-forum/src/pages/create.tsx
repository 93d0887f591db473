import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { BanGate } from '../components/people/ban-gate';
import { LoginPrompt } from '../components/people/login-prompt';
import { OneColumn } from '../components/one-column.styles';
import { Guidance } from '../features/writing/guidance';
import { NewPost } from '../features/writing/new-post';

/** /forum/create */
export function Component() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  return (
    <>
      <PageMeta title={t('forum.list.start')} description={t('forum.writing.description')} canonical={siteRoutes.forumCreate} />
      <PageHeader
        title={t('forum.list.start')}
        lead={t('forum.writing.lead')}
        backLink={{ to: siteRoutes.forum({ page: '1' }), label: t('forum.nav.astroHub') }}
      />
      <OneColumn>
        {isSignedIn ? (
          <BanGate>
            <NewPost />
          </BanGate>
        ) : (
          <LoginPrompt>{t('forum.writing.login')}</LoginPrompt>
        )}
        <Guidance />
      </OneColumn>
    </>
  );
}
