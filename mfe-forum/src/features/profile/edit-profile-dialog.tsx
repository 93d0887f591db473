import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { editProfileRequest, type EditProfileRequest, type Profile } from '@oracle-astra/shared/contract';
import { CheckboxField, toFieldErrors, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import { useForumEditProfileMutation } from '../../api/profiles';
import { BirthField } from '../../components/people/birth-field';
import { EmailField } from '../../components/people/email-field';
import { pickChanges } from '../../components/pick-changes';
import { showSuccess } from '../../components/show-failure';

interface ProfileValues {
  email: string;
  bid: string;
  is_private: boolean;
}

const fields = { email: 'email', bid: 'bid' } as const;
const toRequest = ({ email, bid, is_private: isPrivate }: ProfileValues) => ({ email, bid, is_private: isPrivate ? 1 : 0 });
const validate = validateWith<ProfileValues, EditProfileRequest>(editProfileRequest, { toRequest });

const toValues = (profile: Profile): ProfileValues => ({
  email: profile.email ?? '',
  bid: profile.default_birth_profile ?? '0',
  is_private: profile.is_private === 1,
});

/** Edits e-mail, default birth profile and privacy of the user's own profile. */
export function EditProfileDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [before] = useState(() => toValues(profile));
  const [values, setValues] = useState(before);
  const [edit] = useForumEditProfileMutation();
  const { errors, isSubmitting, change, formProps } = useForm({
    values,
    onChange: (changed) => setValues((current) => ({ ...current, ...changed })),
    validate,
    async onSubmit(request) {
      const { data: done, error } = await edit(pickChanges(request, toRequest(before)));
      if (!error) {
        showSuccess(done.message, t, dispatch);
        return onClose();
      }
      dispatch(toastShown('bad', formatError(error, t)));
      return toFieldErrors(error, fields, t);
    },
  });
  return (
    <Dialog open title={t('forum.profile.edit')} onClose={onClose}>
      <form className="stack" {...formProps}>
        <EmailField value={values.email} error={errors.email} onChange={(email) => change({ email })} />
        <BirthField value={values.bid} error={errors.bid} onChange={(bid) => change({ bid })} />
        <CheckboxField
          name="is_private"
          label={t('forum.profile.makePrivate')}
          hint={t('forum.profile.privateHint')}
          checked={values.is_private}
          onChange={(event) => change({ is_private: event.target.checked })}
        />
        <DialogActions>
          <Button small onClick={onClose}>
            {t('forum.actions.cancel')}
          </Button>
          <Button small type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.updating')}>
            {t('forum.actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
