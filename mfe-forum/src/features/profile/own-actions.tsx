import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon } from '@oracle-astra/shared/ui';
import { DialogButton } from '../../components/dialog-button';

const loadProfileDialog = () => import(/* webpackChunkName: "forum-edit-profile" */ './edit-profile-dialog');
const loadAvatarDialog = () => import(/* webpackChunkName: "forum-edit-avatar" */ './edit-avatar-dialog');

/** The buttons Edit Profile and Edit Avatar. */
export function OwnActions({ profile }: { profile: Profile }) {
  const t = useTranslations();
  return (
    <div className="row">
      <DialogButton
        small
        load={loadProfileDialog}
        dialog={({ EditProfileDialog }, close) => <EditProfileDialog profile={profile} onClose={close} />}
      >
        <Icon name="edit" size={20} />
        {t('forum.profile.edit')}
      </DialogButton>
      <DialogButton
        small
        load={loadAvatarDialog}
        dialog={({ EditAvatarDialog }, close) => <EditAvatarDialog profile={profile} onClose={close} />}
      >
        <Icon name="photo" size={20} />
        {t('forum.profile.editAvatar')}
      </DialogButton>
    </div>
  );
}
