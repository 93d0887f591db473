import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { BirthFormState } from './use-birth-form';

/** Asks which moment is meant where the clocks were put back and the local time occurred twice. */
export function AmbiguousTimeDialog({ form }: { form: BirthFormState }) {
  return (
    <Dialog open={form.ambiguity !== null} title="Which of the two?" onClose={form.dismissAmbiguity}>
      <p>{form.ambiguity}</p>
      <DialogActions>
        <Button small onClick={() => form.answerAmbiguity(true)}>
          The first time
        </Button>
        <Button small onClick={() => form.answerAmbiguity(false)}>
          The second time
        </Button>
      </DialogActions>
    </Dialog>
  );
}
