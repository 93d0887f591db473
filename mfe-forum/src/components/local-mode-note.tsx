import { useEffect, useState, type ReactNode } from 'react';
import { countryCode } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';

/** Says where to find the code in local mode, in which the server sends no SMS. */
export function LocalModeNote({ mobile }: { mobile: string }) {
  const t = useTranslations();
  const [isLocal, setLocal] = useState(false);
  useEffect(() => setLocal(document.documentElement.dataset.local === 'true'), []);
  if (!isLocal) return null;
  const address = `/dev/sms?mobile=${countryCode}${mobile}`;
  const link = (content: ReactNode) => (
    <a href={address} target="_blank" rel="noopener">
      {content}
    </a>
  );
  return <Callout>{t.rich('forum.deletion.localMode', { address, link })}</Callout>;
}
