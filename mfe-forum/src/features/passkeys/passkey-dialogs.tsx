import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { passkeyLimits } from '@oracle-astra/shared/contract';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { TextField, useForm } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog } from '@oracle-astra/shared/ui';
import { useForumRemovePasskeyMutation, useForumRenamePasskeyMutation } from '../../api/passkeys';
import { showFailure, showSuccess } from '../../components/show-failure';

interface PasskeyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks for another name of a passkey. */
export function RenamePasskeyDialog({ id, name, onClose }: PasskeyDialogProps) {
  const t = useTranslations();
  const [typedName, setTypedName] = useState(name);
  const [rename] = useForumRenamePasskeyMutation();
  const { errors, isSubmitting, change, formProps } = useForm<{ name: string }, string>({
    values: { name: typedName },
    onChange: (changed) => setTypedName(changed.name ?? ''),
    validate: (typed) => (typed.name.trim() === '' ? { errors: { name: t('forum.passkeys.nameMissing') } } : { data: typed.name.trim() }),
    async onSubmit(typed) {
      const { error } = await rename({ id, name: typed });
      if (error) return { name: formatError(error, t) };
      onClose();
    },
  });
  return (
    <Dialog open title={t('forum.passkeys.renameNamed', { name })} onClose={onClose}>
      <form className="stack" {...formProps}>
        <TextField
          label={t('forum.passkeys.name')}
          name="name"
          value={typedName}
          error={errors.name}
          maxLength={passkeyLimits.nameLetters}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('forum.passkeys.save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Asks for confirmation and removes a passkey. */
export function RemovePasskeyDialog({ id, name, onClose }: PasskeyDialogProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useForumRemovePasskeyMutation();

  async function confirm() {
    const { error } = await remove({ id });
    if (error) showFailure(error, t, dispatch);
    else showSuccess(t('forum.passkeys.removed', { name }), t, dispatch);
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      question={t('forum.passkeys.question', { name })}
      yes={t('forum.passkeys.remove')}
      no={t('forum.devices.keep')}
      busy={isLoading}
      onYes={() => void confirm()}
      onNo={onClose}
    >
      {t('forum.passkeys.details')}
    </ConfirmDialog>
  );
}
