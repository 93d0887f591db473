import type { ReactNode } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout } from '@oracle-astra/shared/ui';
import { useForumGetMeQuery } from '../api/account';

/** A form for members. Who is banned reads that and why in its place; until that is known the form stands. */
export function BanGate({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { data } = useForumGetMeQuery();
  if (data?.is_ban !== 1) return children;
  return (
    <Callout icon="alert">
      <span>{t('shared.failures.accountBanned')}</span>
      {data.ban_reason ? <span> {t('forum.ban.reason', { reason: data.ban_reason })}</span> : null}
    </Callout>
  );
}
