import { useState } from 'react';
import { siteRoutes, type CareCard } from '@oracle-astra/shared/contract';
import { isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { TextAreaField } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useDraftValues } from '@oracle-astra/shared/session';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';
import { useForumReportMutation } from '../../api/posts';
import type { VoteTarget } from '../../api/votes';
import { FailureCare } from '../../components/care/failure-care';
import { HelplinesCard } from '../../components/care/helplines-card';
import { showFailure, showSuccess } from '../../components/show-failure';
import { useIsShown } from '../../components/use-is-shown';

const initialValues = { reason: '' };

/** Asks for the reason of a report, which is optional. The text survives a reload, and the end of the session. */
export function ReportDialog({ target, onClose }: { target: VoteTarget; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const draft = useDraftValues(`report-${'did' in target ? target.did : target.cid}.1`, initialValues);
  const { reason } = draft.values;
  const [care, setCare] = useState<CareCard>();
  const [failure, setFailure] = useState<unknown>();
  const isShown = useIsShown();
  const [report, { isLoading }] = useForumReportMutation();

  async function send() {
    const deleteDraft = draft.send();
    const { data, error } = await report({ ...target, reason });
    const given = data?.care ?? (isApiError(error) ? error.care : undefined);
    // Help is shown even if the dialog was closed meanwhile.
    if (given !== undefined && !isShown.current) dispatch(toastShown('warn', given.text, siteRoutes.helplines));
    setFailure(error);
    if (error) return showFailure(error, t, dispatch);
    deleteDraft();
    showSuccess(data.message, t, dispatch);
    if (given === undefined) return onClose();
    setCare(given);
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
          value={reason}
          onChange={(event) => draft.change({ reason: event.target.value })}
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
