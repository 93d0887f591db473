import { useSearchParams } from 'react-router-dom';
import { parsePageNumber } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { useMarkPushedSeen } from '../components/use-mark-seen';
import { NotificationPreferences } from '../features/notifications/notification-preferences';
import { NotificationList } from '../features/notifications/notification-list';

/** /notifications?page=&nid=, where `nid` is the notification of a push message. */
export function Component() {
  const t = useTranslations();
  const [params] = useSearchParams();
  useMarkPushedSeen();
  return (
    <>
      <PageMeta title={t('forum.notifications.title')} description={t('forum.notifications.description')} />
      <PageHeader title={t('forum.notifications.title')} />
      <OneColumn>
        <NotificationList page={parsePageNumber(params)} />
        <NotificationPreferences />
      </OneColumn>
    </>
  );
}
