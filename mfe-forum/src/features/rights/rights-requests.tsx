import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import {
  askRightsRequest,
  rightsDays,
  rightsKinds,
  rightsLimits,
  type AskRightsRequest,
  type CareCard as Care,
  type RightsKind,
  type RightsRequest,
} from '@oracle-astra/shared/contract';
import { SelectField, TextAreaField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { useDraftValues } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useForumAskRightsMutation, useForumGetPrivacyQuery } from '../../api/privacy';
import { Part } from '../../components/part';
import { Row, Rows } from '../../components/rows.styles';
import { FailureCare } from '../../components/care/failure-care';
import { HelplinesCard } from '../../components/care/helplines-card';
import { showSuccess } from '../../components/show-failure';

const kindTexts: Record<RightsKind, PlainMessageId> = {
  access: 'forum.rights.access',
  correction: 'forum.rights.correction',
  erasure: 'forum.rights.erasure',
  nominee: 'forum.rights.nominee',
  grievance: 'forum.rights.grievance',
};

const initialValues: AskRightsRequest = { kind: 'access', body: '' };

const validate = validateWith<AskRightsRequest, AskRightsRequest>(askRightsRequest);

/** Requests to the owner of the site, each with the day by which it is settled. */
export function RightsRequests() {
  const t = useTranslations();
  const { data } = useForumGetPrivacyQuery();
  if (data?.requests === undefined) return null;
  return (
    <Part title={t('forum.rights.title')}>
      <p className="small">{t('forum.rights.text', { days: rightsDays })}</p>
      {data.requests.length > 0 && (
        <Rows>
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Rows>
      )}
      <AskForm />
    </Part>
  );
}

function RequestRow({ request: { kind, body, due_on: dueOn, closed_at: closedAt, answer } }: { request: RightsRequest }) {
  const t = useTranslations();
  return (
    <Row>
      <div>
        <b>{t(kindTexts[kind])}</b>
        <p className="small">{body}</p>
        {answer !== null && <p className="small">{t('forum.rights.answer', { answer })}</p>}
        <p className="tiny mute">
          {closedAt === null
            ? t('forum.rights.due', { date: formatDate(dueOn, t) })
            : t('forum.rights.closed', { date: formatDate(closedAt, t) })}
        </p>
      </div>
    </Row>
  );
}

/** The text survives a reload, and the end of the session. */
function AskForm() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const draft = useDraftValues('rights-request.1', initialValues);
  const { values } = draft;
  const [ask] = useForumAskRightsMutation();
  const [help, setHelp] = useState<{ error?: unknown; care?: Care | undefined }>({});
  const { errors, isSubmitting, change, formProps } = useForm<AskRightsRequest, AskRightsRequest>({
    values,
    onChange: draft.change,
    validate,
    async onSubmit(request) {
      const deleteDraft = draft.send();
      const { error, data } = await ask(request);
      setHelp({ error, care: data?.care });
      if (error) return { body: formatError(error, t) };
      deleteDraft();
      showSuccess(t('forum.rights.sent'), t, dispatch);
    },
  });
  return (
    <form className="stack" {...formProps}>
      <SelectField
        label={t('forum.rights.kind')}
        name="kind"
        value={values.kind}
        onChange={(event) => change({ kind: rightsKinds.find((kind) => kind === event.target.value) ?? 'access' })}
      >
        {rightsKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindTexts[kind])}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('forum.rights.body')}
        name="body"
        rows={4}
        maxLength={rightsLimits.maxLetters}
        value={values.body}
        error={errors.body}
        onChange={(event) => change({ body: event.target.value })}
      />
      {help.care && <HelplinesCard care={help.care} />}
      <FailureCare error={help.error} />
      <div>
        <Button type="submit" busy={isSubmitting}>
          {t('forum.rights.send')}
        </Button>
      </div>
    </form>
  );
}
