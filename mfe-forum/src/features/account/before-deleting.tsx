import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { LinkRows } from '@oracle-astra/shared/components';
import { SideTitle } from '../../components/titles.styles';

/** Alternatives to deleting the account. Deleting records and chats is offered only if there are some. */
export function BeforeDeleting() {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const parts = [
    { to: siteRoutes.createKundli(), label: t('forum.deletion.birthRecord'), note: t('forum.deletion.birthRecordWhere') },
    { to: siteRoutes.chats(), label: t('forum.deletion.chat'), note: t('forum.deletion.chatWhere') },
    { to: siteRoutes.devices, label: t('forum.devices.title'), note: t('forum.devices.where') },
    { to: siteRoutes.privacy, label: t('forum.privacy.title'), note: t('forum.privacy.where') },
  ];
  return (
    <section className="stack-2">
      <SideTitle>{t('forum.deletion.before')}</SideTitle>
      <LinkRows
        links={[
          ...(isSignedIn ? parts : []),
          { to: siteRoutes.privacyPolicy, label: t('forum.deletion.privacy'), note: t('forum.deletion.privacyNote') },
          { to: siteRoutes.contactUs, label: t('forum.deletion.contact'), note: t('forum.deletion.contactNote') },
        ]}
      />
    </section>
  );
}
