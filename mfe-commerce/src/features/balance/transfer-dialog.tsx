import { useRef, type RefObject } from 'react';
import { MobileField, NumberField, type Form } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import type { TransferPreview } from '../../api/balance';
import { useTransfer } from './use-transfer';

/** Transfers Oracle questions to another number, after a preview of the recipient. */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { form, preview, isSending, send, back } = useTransfer(onClose);
  const number = useRef<HTMLInputElement>(null);
  return (
    <Dialog open title={t('commerce.transfer.title')} closable={!isSending} initialFocus={number} onClose={onClose}>
      {preview === null ? (
        <TransferForm form={form} number={number} />
      ) : (
        <Confirmation preview={preview} isSending={isSending} onSend={() => void send()} onBack={back} />
      )}
    </Dialog>
  );
}

interface TransferFormProps {
  form: Form<{ mobile: string; questions: string }>;
  number: RefObject<HTMLInputElement | null>;
}

function TransferForm({ form, number }: TransferFormProps) {
  const t = useTranslations();
  const { values, errors, isSubmitting, change, formProps } = form;
  return (
    <form className="stack" {...formProps}>
      <Callout>{t('commerce.transfer.oracleOnly')}</Callout>
      <MobileField
        ref={number}
        name="mobile"
        hint={t('commerce.transfer.registered')}
        value={values.mobile}
        error={errors.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <NumberField
        label={t('commerce.transfer.questions')}
        name="questions"
        value={values.questions}
        error={errors.questions}
        onChange={(event) => change({ questions: event.target.value })}
      />
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {t('commerce.transfer.continue')}
      </Button>
    </form>
  );
}

interface ConfirmationProps {
  preview: TransferPreview;
  isSending: boolean;
  onSend: () => void;
  onBack: () => void;
}

function Confirmation({ preview, isSending, onSend, onBack }: ConfirmationProps) {
  const t = useTranslations();
  const { name, mobile, questions, questions_left: left } = preview;
  return (
    <>
      <p>{t('commerce.transfer.question', { count: questions, to: name === null ? mobile : `${name}, ${mobile}` })}</p>
      <p className="small mute">{t('commerce.transfer.left', { count: left })}</p>
      <DialogActions>
        <Button small aria-disabled={isSending} onClick={() => !isSending && onBack()}>
          {t('commerce.transfer.back')}
        </Button>
        <Button small variant="secondary" busy={isSending} onClick={onSend}>
          {t('commerce.transfer.send')}
        </Button>
      </DialogActions>
    </>
  );
}
