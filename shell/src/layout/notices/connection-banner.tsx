import { useTranslations } from '@oracle-astra/shared/i18n';
import { Banner } from '@oracle-astra/shared/ui';
import { useConnectionStatus } from './use-connection-status';

/** Shows that the device is offline, and briefly that it is online again. */
export function ConnectionBanner() {
  const t = useTranslations();
  const status = useConnectionStatus();
  if (status === 'online') return null;
  if (status === 'reconnected') {
    return (
      <Banner icon="check">
        <b>{t('shell.notices.online')}</b>
      </Banner>
    );
  }
  return (
    <Banner icon="alert">
      <b>{t('shell.notices.offline')}</b> {t('shell.notices.offlineHint')}
    </Banner>
  );
}
