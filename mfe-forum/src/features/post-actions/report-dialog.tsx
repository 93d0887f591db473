import { useState } from 'react';
import type { CareCard } from '@oracle-astra/shared/contract';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { TextAreaField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import { useForumReportMutation } from '../../api/posts';
import type { VoteTarget } from '../../api/votes';
import { FailureCare } from '../../components/care/failure-care';
import { HelplinesCard } from '../../components/care/helplines-card';
import { showFailure, showSuccess } from '../../components/show-failure';

const maxReason = 500;

/** Asks for the reason of a report, which is optional. */
export function ReportDialog({ target, onClose }: { target: VoteTarget; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [care, setCare] = useState<CareCard>();
  const [failure, setFailure] = useState<unknown>();
  const [report, { isLoading }] = useForumReportMutation();

  async function send() {
    const { data, error } = await report({ ...target, reason });
    setFailure(error);
    if (error) return showFailure(error, t, dispatch);
    showSuccess(data.message, t, dispatch);
    if (data.care === undefined) return onClose();
    setCare(data.care);
  }

  if (care !== undefined)
    return (
      <Dialog open title={t('forum.care.label')} onClose={onClose}>
        <HelplinesCard care={care} />
      </Dialog>
    );
  return (
    <Dialog open title={t('forum.actions.report')} onClose={onClose}>
      <form
        className="stack"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextAreaField
          label={t('forum.actions.reportReason')}
          hint={t('forum.actions.reportHint')}
          name="reason"
          rows={3}
          maxLength={maxReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reason !== '' && <FailureCare error={failure} />}
        <DialogActions>
          <Button small onClick={onClose}>
            {t('forum.actions.cancel')}
          </Button>
          <Button small type="submit" variant="secondary" busy={isLoading} busyText={t('forum.busy.submitting')}>
            {t('forum.actions.report')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
