import type { ReactNode } from 'react';
import { useGetMeQuery } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';

/** A form for members. Banned members see the reason of the ban instead; until the ban is known the form is shown. */
export function BanGate({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { data } = useGetMeQuery();
  if (data?.is_ban !== 1) return children;
  return (
    <Callout icon="alert">
      <span>{t('shared.failures.accountBanned')}</span>
      {data.ban_reason ? <span> {t('forum.ban.reason', { reason: data.ban_reason })}</span> : null}
    </Callout>
  );
}
