import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { BirthFormState } from './use-birth-form';

/** Asks which moment is meant where the clocks were put back and the local time occurred twice. */
export function AmbiguousTimeDialog({ form }: { form: BirthFormState }) {
  const t = useTranslations();
  return (
    <Dialog open={form.ambiguity !== null} title={t('chat.birthForm.ambiguousTitle')} onClose={form.dismissAmbiguity}>
      <p>{form.ambiguity}</p>
      <DialogActions>
        <Button small onClick={() => form.answerAmbiguity(true)}>
          {t('chat.birthForm.firstTime')}
        </Button>
        <Button small onClick={() => form.answerAmbiguity(false)}>
          {t('chat.birthForm.secondTime')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
