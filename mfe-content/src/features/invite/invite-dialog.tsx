import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { ForAdults } from '@oracle-astra/shared/minors';
import { TextField } from '@oracle-astra/shared/forms';
import { Button, Dialog } from '@oracle-astra/shared/ui';
import { InviteLinks } from './invite-links';
import { formatMobileInput } from './mobile-input';
import { useInvite } from './use-invite';

/** A dialog that invites friends by mobile number, one at a time. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { values, errors, isSubmitting, change, formProps } = useInvite();
  return (
    <Dialog open title={t('content.invite.title')} onClose={onClose}>
      <ForAdults>
        <p className="small mute">{t('content.invite.text')}</p>
        <form className="stack" {...formProps}>
          <TextField
            label={t('content.invite.mobile')}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="987-654-3210"
            pattern="[6-9]\d{2}-\d{3}-\d{4}"
            hint={isSignedIn ? t('content.invite.hint') : t('content.invite.logInFirst')}
            error={errors.mobile}
            value={values.mobile}
            onChange={(event) => change({ mobile: formatMobileInput(event.target.value, values.mobile) })}
          />
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t('content.invite.send')}
          </Button>
        </form>
        <InviteLinks digits={values.mobile.replaceAll('-', '')} />
      </ForAdults>
    </Dialog>
  );
}
