import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DialogButton } from '../dialog-button';

const loadDialog = () => import(/* webpackChunkName: "forum-redeem" */ '../../features/profile/redeem-dialog');

/** Opens the dialog that exchanges points for questions. */
export function RedeemButton({ profile }: { profile: Profile }) {
  const t = useTranslations();
  return (
    <DialogButton
      small
      load={loadDialog}
      dialog={({ RedeemDialog }, close) => (
        <RedeemDialog left={profile.astrohub_points - profile.astrohub_redeemed_points} onClose={close} />
      )}
    >
      {t('forum.redeem.title')}
    </DialogButton>
  );
}
