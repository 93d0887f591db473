import { useState } from 'react';
import { baseApi, formatError, isApiError, useAppDispatch, useListBirthsQuery } from '@oracle-astra/shared/api';
import { registerHandleRequest, type RegisterHandleRequest } from '@oracle-astra/shared/contract';
import { TextField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog } from '@oracle-astra/shared/ui';
import { useForumRegisterHandleMutation } from '../../api/profiles';
import { BirthField } from './birth-field';
import { EmailField } from './email-field';
import { refuseFields } from '../refuse-fields';
import { showSuccess } from '../show-failure';

interface HandleValues {
  display_name: string;
  email: string;
  bid: string;
}

const fields = ['display_name', 'email', 'bid'] as const;
const validate = validateWith<HandleValues, RegisterHandleRequest>(registerHandleRequest);

interface HandleDialogProps {
  onRegistered: () => void;
  onClose: () => void;
}

/** Registers the name under which a person posts in AstroHub. */
export function HandleDialog({ onRegistered, onClose }: HandleDialogProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { data } = useListBirthsQuery();
  const [values, setValues] = useState<HandleValues>({ display_name: '', email: '', bid: '' });
  const [register] = useForumRegisterHandleMutation();
  // Only the person's own stars are preset, because they are published; a deleted record is not replaced.
  if (values.bid === '' && data) setValues({ ...values, bid: data.own_bid ?? '0' });
  const bid = data?.births.some((birth) => birth.bid === values.bid) ? values.bid : '0';
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { ...values, bid },
    onChange: (changed) => setValues((before) => ({ ...before, ...changed })),
    validate,
    async onSubmit(request) {
      const { data: done, error } = await register(request);
      // Another tab or device has registered a name meanwhile, which is shown instead.
      if (isApiError(error) && error.code === 'handle_exists') dispatch(baseApi.util.invalidateTags(['Profile']));
      else if (error) return refuseFields(error, fields, t, dispatch);
      showSuccess(done?.message ?? formatError(error, t), t, dispatch);
      onRegistered();
    },
  });
  return (
    <Dialog open title={t('forum.handle.title')} onClose={onClose}>
      <p className="small mute">{t('forum.handle.lead')}</p>
      <form className="stack" {...formProps}>
        <TextField
          label={t('forum.handle.name')}
          hint={t('forum.handle.nameHint')}
          name="display_name"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          value={values.display_name}
          error={errors.display_name}
          onChange={(event) => change({ display_name: event.target.value })}
        />
        <EmailField hint={t('forum.handle.emailHint')} value={values.email} error={errors.email} onChange={(email) => change({ email })} />
        <BirthField hint={t('forum.handle.birthHint')} value={bid} error={errors.bid} onChange={(next) => change({ bid: next })} />
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.registering')}>
          {t('forum.handle.register')}
        </Button>
      </form>
    </Dialog>
  );
}
