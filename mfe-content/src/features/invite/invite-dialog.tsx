import type { FormEvent } from 'react';
import { useSession } from '@oracle-astra/shared/session';
import { TextField } from '@oracle-astra/shared/forms';
import { Button, Dialog } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { useInvite } from './use-invite';

/** A dialog that invites friends by mobile number, one after another. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { isSignedIn } = useSession();
  const { number, error, busy, change, submit } = useInvite();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog open title={copy.inviteTitle} onClose={onClose}>
      <p className="small mute">{copy.inviteText}</p>
      <form className="stack" noValidate method="post" onSubmit={handleSubmit}>
        <TextField
          label="Mobile number"
          name="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="987-654-3210"
          pattern="\d{3}-\d{3}-\d{4}"
          hint={isSignedIn ? 'They get an SMS with a link. You both get the questions when they first sign in.' : 'You will be asked to log in first.'}
          error={error}
          value={number}
          onChange={(event) => change(event.target.value)}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {copy.send}
        </Button>
      </form>
    </Dialog>
  );
}
