import { countryCode } from '@oracle-astra/shared/contract';
import { Callout } from '@oracle-astra/shared/ui';

/** Says where to find the code in local mode, in which the server sends no SMS. */
export function LocalModeNote({ mobile }: { mobile: string }) {
  const address = `/dev/sms?mobile=${countryCode}${mobile}`;
  return (
    <Callout>
      Local mode: the code is in the server log and at{' '}
      <a href={address} target="_blank" rel="noopener">
        {address}
      </a>
    </Callout>
  );
}
