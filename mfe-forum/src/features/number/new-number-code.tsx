import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { countryCode, otpCode } from '@oracle-astra/shared/contract';
import { OtpInput, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { Button, DialogActions } from '@oracle-astra/shared/ui';
import { useForumChangeMobileMutation } from '../../api/account';
import { LocalModeNote } from '../../components/local-mode-note';
import type { SentToNew } from './sent-to-new';

const validate = validateWith<{ code: string }, string>(otpCode, { toRequest: ({ code }) => code, fields: { '': 'code' } });

interface NewNumberCodeProps {
  sent: SentToNew;
  onBack: () => void;
  onDone: () => void;
}

/** The second step: the six digits that were sent to the new number, which change it. */
export function NewNumberCode({ sent: { mobile, token }, onBack, onDone }: NewNumberCodeProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [code, setCode] = useState('');
  const [changeMobile] = useForumChangeMobileMutation();
  const number = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
  const { errors, isSubmitting, change, submit, formProps } = useForm({
    values: { code },
    onChange: (changed) => setCode(changed.code ?? ''),
    validate,
    async onSubmit(otp) {
      formProps.ref.current?.querySelector('input')?.focus();
      if (token === null) return { code: t('forum.deletion.noToken') };
      const { data, error } = await changeMobile({ mobile: countryCode + mobile, otp, token });
      if (!data) return { code: formatError(error, t) };
      dispatch(toastShown('good', t('forum.number.done', { number })));
      onDone();
    },
  });
  return (
    <form className="stack" {...formProps}>
      <p className="small mute">{t('forum.number.codeLead', { number })}</p>
      <OtpInput
        label={t('forum.deletion.code')}
        value={code}
        error={errors.code}
        autoFocus
        onChange={(next) => change({ code: next })}
        onEnter={() => void submit()}
      />
      <LocalModeNote mobile={mobile} />
      <p className="small">{t('forum.number.consequences')}</p>
      <DialogActions>
        <Button small onClick={onBack}>
          {t('forum.deletion.otherNumber')}
        </Button>
        <Button small type="submit" variant="secondary" busy={isSubmitting} busyText={t('forum.busy.loading')}>
          {t('forum.number.change')}
        </Button>
      </DialogActions>
    </form>
  );
}
