import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { BirthFormState } from './use-birth-form';

/** Asks which moment is meant where the clocks were put back, or which clock was read where a place kept two. */
export function TimeQuestionDialog({ form: { timeQuestion, answerTimeQuestion, dismissTimeQuestion } }: { form: BirthFormState }) {
  const t = useTranslations();
  const isClock = timeQuestion?.about === 'clock';
  return (
    <Dialog
      open={timeQuestion !== null}
      title={t(isClock ? 'chat.birthForm.clocksTitle' : 'chat.birthForm.ambiguousTitle')}
      onClose={dismissTimeQuestion}
    >
      <p>{timeQuestion?.text}</p>
      {isClock && <p className="small mute">{t('chat.birthForm.clocksNote')}</p>}
      <DialogActions>
        <Button small onClick={() => answerTimeQuestion(isClock ? { clock: 'standard' } : { earlier: true })}>
          {t(isClock ? 'chat.birthForm.standardClock' : 'chat.birthForm.firstTime')}
        </Button>
        <Button small onClick={() => answerTimeQuestion(isClock ? { clock: 'local' } : { earlier: false })}>
          {t(isClock ? 'chat.birthForm.localClock' : 'chat.birthForm.secondTime')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
