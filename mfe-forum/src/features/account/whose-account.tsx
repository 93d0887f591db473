import { useTranslations } from '@oracle-astra/shared/i18n';
import { useIsOtherAccount } from './use-is-other-account';

/** Says whether the number is that of the account that is signed in, before a code is sent to it. */
export function WhoseAccount({ mobile }: { mobile: string }) {
  const t = useTranslations();
  const isOther = useIsOtherAccount(mobile);
  const text = isOther ? t('forum.deletion.otherAccount', { mobile: `+91 ${mobile}` }) : t('forum.deletion.ownAccount');
  return (
    <p className="small" role="status">
      {isOther !== undefined && text}
    </p>
  );
}
