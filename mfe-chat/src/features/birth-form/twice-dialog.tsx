import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { BirthFormState } from './use-birth-form';

/** Asks which of the two moments was meant by a local time that happened twice. */
export function TwiceDialog({ form }: { form: BirthFormState }) {
  return (
    <Dialog open={form.question !== null} title="Which of the two?" onClose={form.leaveQuestion}>
      <p>{form.question}</p>
      <DialogActions>
        <Button small onClick={() => void form.submit(true)}>
          The first time
        </Button>
        <Button small onClick={() => void form.submit(false)}>
          The second time
        </Button>
      </DialogActions>
    </Dialog>
  );
}
