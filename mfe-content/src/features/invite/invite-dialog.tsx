import { useSession } from '@oracle-astra/shared/session';
import { TextField } from '@oracle-astra/shared/forms';
import { Button, Dialog } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { formatMobileInput } from './mobile-input';
import { useInvite } from './use-invite';

/** A dialog that invites friends by mobile number, one after another. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { isSignedIn } = useSession();
  const { values, errors, isSubmitting, change, formProps } = useInvite();
  return (
    <Dialog open title={copy.inviteTitle} onClose={onClose}>
      <p className="small mute">{copy.inviteText}</p>
      <form className="stack" {...formProps}>
        <TextField
          label="Mobile number"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="987-654-3210"
          pattern="\d{3}-\d{3}-\d{4}"
          hint={
            isSignedIn
              ? 'They get an SMS with a link. You both get the questions when they first sign in.'
              : 'You will be asked to log in first.'
          }
          error={errors.mobile}
          value={values.mobile}
          onChange={(event) => change({ mobile: formatMobileInput(event.target.value) })}
        />
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {copy.send}
        </Button>
      </form>
    </Dialog>
  );
}
