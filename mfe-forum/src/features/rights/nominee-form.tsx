import { useState } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { countryCode, nominee, rightsLimits, type Nominee } from '@oracle-astra/shared/contract';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { MobileField, TextField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useDraft, useDraftValues, type DraftKey } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useForumGetPrivacyQuery, useForumRemoveNomineeMutation, useForumSetNomineeMutation } from '../../api/privacy';
import { Part } from '../../components/part';
import { showFailure, showSuccess } from '../../components/show-failure';

const validate = validateWith<Nominee, Nominee>(nominee, { toRequest: ({ name, mobile }) => ({ name, mobile: countryCode + mobile }) });

const formatMobile = (mobile: string) => `+91 ${mobile.slice(2, 7)} ${mobile.slice(7)}`;

/** A draft for each nominee, because it holds only the changed fields. */
const toDraftKey = (named: Nominee | null): DraftKey => (named === null ? 'nominee.1' : `nominee-${named.mobile}.1`);

/** The form that names, changes and removes who acts for the person after death or incapacity. */
export function NomineeForm() {
  const t = useTranslations();
  const { data } = useForumGetPrivacyQuery();
  const [isEditing, setEditing] = useState(false);
  if (data?.nominee === undefined) return null;
  const named = data.nominee;
  return (
    <Part title={t('forum.nominee.title')}>
      <p className="small">{t('forum.nominee.text')}</p>
      {named !== null && <p>{t('forum.nominee.named', { name: named.name, mobile: formatMobile(named.mobile) })}</p>}
      {named === null || isEditing ? (
        <Fields named={named} onDone={() => setEditing(false)} />
      ) : (
        <Named named={named} onChange={() => setEditing(true)} />
      )}
    </Part>
  );
}

function Named({ named, onChange }: { named: Nominee; onChange: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [remove, { isLoading }] = useForumRemoveNomineeMutation();
  const [isAsking, setAsking] = useState(false);
  const [, , deleteDraft] = useDraft(toDraftKey(named));

  async function confirm() {
    const { error } = await remove();
    setAsking(false);
    if (error) return showFailure(error, t, dispatch);
    deleteDraft();
    showSuccess(t('forum.nominee.removed'), t, dispatch);
  }

  return (
    <div className="row">
      <Button small onClick={onChange}>
        {t('forum.nominee.change')}
      </Button>
      <Button small onClick={() => setAsking(true)}>
        {t('forum.nominee.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        busy={isLoading}
        question={t('forum.nominee.removeQuestion', { name: named.name })}
        yes={t('forum.nominee.remove')}
        no={t('forum.actions.keep')}
        onYes={() => void confirm()}
        onNo={() => setAsking(false)}
      >
        {t('forum.nominee.removeDetails')}
      </ConfirmDialog>
    </div>
  );
}

function Fields({ named, onDone }: { named: Nominee | null; onDone: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const draft = useDraftValues<Nominee>(toDraftKey(named), {
    name: named?.name ?? '',
    mobile: named?.mobile.slice(countryCode.length) ?? '',
  });
  const { values } = draft;
  const [save] = useForumSetNomineeMutation();
  const { errors, isSubmitting, change, formProps } = useForm<Nominee, Nominee>({
    values,
    onChange: draft.change,
    validate,
    async onSubmit(request) {
      const deleteDraft = draft.send();
      const { error } = await save(request);
      if (error) return { name: formatError(error, t) };
      deleteDraft();
      showSuccess(t('forum.nominee.saved'), t, dispatch);
      onDone();
    },
  });
  const cancel = () => {
    draft.clear();
    onDone();
  };
  return (
    <form className="stack" {...formProps}>
      <TextField
        label={t('forum.nominee.name')}
        name="name"
        autoComplete="off"
        maxLength={rightsLimits.nameLetters}
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <MobileField name="mobile" autoComplete="off" value={values.mobile} error={errors.mobile} onChange={(mobile) => change({ mobile })} />
      <div className="row">
        <Button type="submit" busy={isSubmitting}>
          {t('forum.nominee.save')}
        </Button>
        {named !== null && (
          <Button variant="plain" onClick={cancel}>
            {t('forum.actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
