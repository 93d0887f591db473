import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, Dialog, DialogActions, ErrorState, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { useForumEditProfileMutation, useForumListAvatarsQuery } from '../../api/profiles';
import { showSuccess } from '../../components/show-failure';
import { AvatarGroup } from './avatar-group';

/** Radio buttons for all avatars, in groups. */
export function EditAvatarDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { data, error, isFetching, refetch } = useForumListAvatarsQuery();
  const [avatar, setAvatar] = useState(profile.avatar);
  const [edit, { isLoading }] = useForumEditProfileMutation();

  async function save() {
    const { data: done, error: refusal } = await edit({ avatar });
    if (refusal) return void dispatch(toastShown('bad', formatError(refusal, t)));
    showSuccess(done.message, t, dispatch);
    onClose();
  }

  return (
    <Dialog open title={t('forum.profile.editAvatar')} onClose={onClose}>
      {data === undefined ? (
        error === undefined ? (
          <Loading label={t('forum.profile.avatarsLoading')}>
            <Skeleton $kind="block" />
          </Loading>
        ) : (
          <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <AvatarGroup gender="Female" names={data.Female.big} value={avatar} onChange={setAvatar} />
          <AvatarGroup gender="Male" names={data.Male.big} value={avatar} onChange={setAvatar} />
        </>
      )}
      <DialogActions>
        <Button small onClick={onClose}>
          {t('forum.actions.cancel')}
        </Button>
        <Button
          small
          variant="primary"
          busy={isLoading}
          busyText={t('forum.busy.updating')}
          disabled={data === undefined}
          onClick={() => void save()}
        >
          {t('forum.actions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
