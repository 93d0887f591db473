import type { Device } from '@oracle-astra/shared/contract';
import { Tag } from '@oracle-astra/shared/components';
import { formatDateTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type * as SignOutDialogs from './sign-out-dialogs';
import { DialogButton } from '../../components/dialog-button';
import { Row } from '../../components/rows.styles';

interface DeviceRowProps {
  device: Device;
  loadDialogs: () => Promise<typeof SignOutDialogs>;
}

/** A device with its last use; the one in use has a badge, the others a button that signs them out. */
export function DeviceRow({ device, loadDialogs }: DeviceRowProps) {
  const t = useTranslations();
  const name = device.name ?? t('forum.devices.unknown');
  return (
    <Row>
      <div>
        <b>{name}</b>
        <div className="tiny mute">{t('forum.devices.lastUsed', { at: formatDateTime(device.last_used_at, t) })}</div>
      </div>
      {device.is_current ? (
        <Tag tone="good">{t('forum.devices.thisOne')}</Tag>
      ) : (
        <DialogButton
          small
          aria-label={t('forum.devices.signOutNamed', { name })}
          load={loadDialogs}
          dialog={({ SignOutDeviceDialog }, close) => <SignOutDeviceDialog id={device.id} name={name} onClose={close} />}
        >
          {t('forum.devices.signOut')}
        </DialogButton>
      )}
    </Row>
  );
}
