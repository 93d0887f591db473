import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { readAmount, transferRequest, type TransferRequest } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { toFieldErrors, useForm, validateWith, type Form, type FormErrors } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import { useCommercePreviewTransferMutation, useCommerceTransferMutation, type TransferPreview } from '../../api/balance';

/** The values as typed. */
interface TransferValues {
  mobile: string;
  questions: string;
}

const validateTransfer = validateWith<TransferValues, TransferRequest>(transferRequest, {
  toRequest: ({ mobile, questions }) => ({ mobile, questions: readAmount(questions) ?? '' }),
});

/** The fields of failure codes that come without a field. */
const fieldsOfCodes: Readonly<Record<string, keyof TransferValues | undefined>> = {
  transfer_own_number: 'mobile',
  transfer_recipient_not_found: 'mobile',
  transfer_recipient_changed: 'mobile',
  transfer_insufficient_questions: 'questions',
};

interface TransferState {
  form: Form<TransferValues>;
  /** The recipient, after the server has validated the form. */
  preview: TransferPreview | null;
  isSending: boolean;
  send: () => Promise<void>;
  back: () => void;
}

/** A transfer in two steps: the server validates the input and names the recipient, then the questions are sent. */
export function useTransfer(onSent: () => void): TransferState {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [values, setValues] = useState<TransferValues>({ mobile: '', questions: '' });
  const [checked, setChecked] = useState<{ request: TransferRequest; preview: TransferPreview } | null>(null);
  const [previewTransfer] = useCommercePreviewTransferMutation();
  const [transfer, { isLoading: isSending }] = useCommerceTransferMutation();

  function reportFailure(error: unknown): void {
    dispatch(toastShown('bad', formatError(error, t)));
  }

  const form = useForm({
    values,
    onChange: (changed) => setValues((before) => ({ ...before, ...changed })),
    validate: validateTransfer,
    async onSubmit(request): Promise<FormErrors<TransferValues> | void> {
      const { data: preview, error } = await previewTransfer(request);
      if (preview) return setChecked({ request, preview });
      reportFailure(error);
      const field = error?.code && fieldsOfCodes[error.code];
      if (field) return { [field]: formatError(error, t) };
      return error && toFieldErrors(error, { mobile: 'mobile', questions: 'questions' }, t);
    },
  });

  async function send(): Promise<void> {
    if (checked === null) return;
    const { data, error } = await transfer({ ...checked.request, recipient: checked.preview.recipient });
    // The recipient is looked up again.
    if (error?.code === 'transfer_recipient_changed') setChecked(null);
    if (error) return reportFailure(error);
    const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
    dispatch(toastShown('good', isReadable ? (data.message ?? '') : t('commerce.transfer.sent', { count: checked.request.questions })));
    onSent();
  }

  return { form, preview: checked?.preview ?? null, isSending, send, back: () => setChecked(null) };
}
