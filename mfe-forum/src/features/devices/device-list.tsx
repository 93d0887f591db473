import { formatError } from '@oracle-astra/shared/api';
import type { Device } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { useForumListDevicesQuery } from '../../api/devices';
import { DialogButton } from '../../components/dialog-button';
import { Rows } from '../../components/rows.styles';
import { DeviceRow } from './device-row';

const loadDialogs = () => import(/* webpackChunkName: "forum-device-dialogs" */ './sign-out-dialogs');

/** The devices on which the person is signed in, this one first. */
export function DeviceList() {
  const t = useTranslations();
  const { data, error, isFetching, refetch } = useForumListDevicesQuery();
  if (data !== undefined) return <Devices devices={data.devices} />;
  if (error !== undefined) {
    return (
      <ErrorState
        art={<StateArt kind="error" />}
        title={formatError(error, t, t('forum.devices.failed'))}
        message={t('forum.devices.unchanged')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading label={t('forum.devices.loading')}>
      <SkeletonText lines={6} />
    </Loading>
  );
}

function Devices({ devices }: { devices: readonly Device[] }) {
  const t = useTranslations();
  const own = devices.filter(({ is_current: isCurrent }) => isCurrent);
  const others = devices.filter(({ is_current: isCurrent }) => !isCurrent);
  return (
    <div className="stack-6">
      <Rows>
        {[...own, ...others].map((device) => (
          <DeviceRow key={device.id} device={device} loadDialogs={loadDialogs} />
        ))}
      </Rows>
      {others.length === 0 ? (
        <p className="small mute">{t('forum.devices.alone')}</p>
      ) : (
        <div>
          <DialogButton
            variant="danger"
            load={loadDialogs}
            dialog={({ SignOutOthersDialog }, close) => <SignOutOthersDialog count={others.length} onClose={close} />}
          >
            {t('forum.devices.signOutOthers')}
          </DialogButton>
        </div>
      )}
    </div>
  );
}
