import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageHeader } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { OneColumn } from '../components/one-column.styles';
import { useMarkPushedSeen } from '../components/use-mark-seen';
import { DeviceList } from '../features/devices/device-list';
import { OwnNumber } from '../features/number/own-number';
import { PasskeyList } from '../features/passkeys/passkey-list';

/** /profile/devices?nid=, where `nid` is the notification of a push message. */
export function Component() {
  const t = useTranslations();
  useMarkPushedSeen();
  return (
    <>
      <PageMeta title={t('forum.devices.title')} description={t('forum.devices.description')} />
      <PageHeader
        title={t('forum.devices.title')}
        lead={t('forum.devices.description')}
        backLink={{ to: siteRoutes.profile(), label: t('forum.nav.myPoints') }}
      />
      <OneColumn>
        <div className="stack-6">
          <DeviceList />
          <PasskeyList />
          <OwnNumber />
        </div>
      </OneColumn>
    </>
  );
}
