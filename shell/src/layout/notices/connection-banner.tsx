import { Banner } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { useConnectionStatus } from './use-connection-status';

/** Shows that the device is offline, and for a moment that it is online again. */
export function ConnectionBanner() {
  const status = useConnectionStatus();
  if (status === 'online') return null;
  if (status === 'reconnected') {
    return (
      <Banner icon="check">
        <b>{copy.online}</b>
      </Banner>
    );
  }
  return (
    <Banner icon="alert">
      <b>{copy.offline}</b> {copy.offlineRest}
    </Banner>
  );
}
