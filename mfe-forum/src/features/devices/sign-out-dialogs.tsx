import { useAppDispatch } from '@oracle-astra/shared/api';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useForumSignOutDeviceMutation, useForumSignOutOthersMutation } from '../../api/devices';
import { showFailure, showSuccess } from '../../components/show-failure';

interface SignOutDialogProps {
  question: string;
  details: string;
  done: string;
  busy: boolean;
  signOut: () => Promise<{ error?: unknown }>;
  onClose: () => void;
}

function SignOutDialog({ question, details, done, busy, signOut, onClose }: SignOutDialogProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();

  async function confirm() {
    const { error } = await signOut();
    if (error) showFailure(error, t, dispatch);
    else showSuccess(done, t, dispatch);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      question={question}
      yes={t('forum.devices.signOut')}
      no={t('forum.devices.keep')}
      busy={busy}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {details}
    </ConfirmDialog>
  );
}

/** Asks for confirmation and signs one device out. */
export function SignOutDeviceDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useTranslations();
  const [signOut, { isLoading }] = useForumSignOutDeviceMutation();
  return (
    <SignOutDialog
      question={t('forum.devices.question', { name })}
      details={t('forum.devices.details')}
      done={t('forum.devices.done', { name })}
      busy={isLoading}
      signOut={() => signOut({ id })}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation and signs all other devices out. */
export function SignOutOthersDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTranslations();
  const [signOut, { isLoading }] = useForumSignOutOthersMutation();
  return (
    <SignOutDialog
      question={t('forum.devices.othersQuestion', { count })}
      details={t('forum.devices.details')}
      done={t('forum.devices.othersDone')}
      busy={isLoading}
      signOut={() => signOut()}
      onClose={onClose}
    />
  );
}
