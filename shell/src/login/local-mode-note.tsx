import { countryCode } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';

/** Says where to find the code in local mode, in which the server sends no SMS. */
export function LocalModeNote({ mobile }: { mobile: string }) {
  const t = useTranslations();
  const address = `/dev/sms?mobile=${countryCode}${mobile}`;
  return (
    <Callout>
      {t.rich('shell.login.localMode', {
        address,
        link: (content) => (
          <a href={address} target="_blank" rel="noopener">
            {content}
          </a>
        ),
      })}
    </Callout>
  );
}
