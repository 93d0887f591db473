import { countryCode } from '@oracle-astra/shared/contract';
import { Callout } from '@oracle-astra/shared/ui';

/** Where the code is when the server runs on somebody's own machine and sends no SMS. */
export function LocalNote({ mobile }: { mobile: string }) {
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
