import { useRef, useState, type ReactNode } from 'react';
import { useAppDispatch, useListBirthsQuery } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { useForm, type Form } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import {
  alertShown,
  loginRequested,
  useDraftValues,
  useIsOnPage,
  useIsOtherPerson,
  useOnSignedIn,
  useSession,
  type DraftKey,
} from '@oracle-astra/shared/session';
import { isPlaceUnresolved, pickPlace, useTypedPlace } from '../../components/typed-place';
import { defaultValues, requiredFields, toBirthValues, type BirthValues } from './birth-values';
import { useFinish } from './use-finish';
import { useSaveBirth } from './use-save-birth';
import { findEmptyFields, loadBirthSchema, validateBirth, type BirthErrors } from './validate-birth';

interface Options {
  draftKey: DraftKey;
  /** Whether any sign-in submits the touched form, not only one that the form requested. */
  submitsOnSignIn: boolean;
  isCelebrity?: boolean;
  /** The address of the next page. */
  getNext: (bid: string) => string;
}

export interface BirthFormState extends Pick<Form<BirthValues>, 'values' | 'errors' | 'change' | 'formProps'> {
  isBusy: boolean;
  /** The server's question about the time of birth. */
  timeDialog: ReactNode;
  selectRecord: (record: BirthRecord) => void;
  reset: () => void;
  /** Continues with the selected record, after saving its changes. */
  proceed: () => void;
}

/** The state of the birth form: values, errors, the login before a submission, and saving. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function useBirthForm({ draftKey, submitsOnSignIn, isCelebrity = false, getNext }: Options): BirthFormState {
  const t = useTranslations();
  const initialValues = defaultValues[t.locale];
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { draft, record, selectRecord } = useBirthDraft(draftKey, initialValues);
  /** What was typed before a saved record was chosen; a new record begins with it again. */
  const typedBefore = useRef(initialValues);
  /** False while the values are those of a saved record. */
  const [isChanged, setChanged] = useState(true);
  const { save, timeDialog } = useSaveBirth(isCelebrity);
  const resolvePlace = useTypedPlace();
  const { isDone, finish } = useFinish(getNext);
  const isOnPage = useIsOnPage();
  const isOtherPerson = useIsOtherPerson();
  const isAwaitingSignIn = useRef(false);
  /** The values at submission, because the form can change while its place is looked up. */
  const sent = useRef(initialValues);

  const requestSignIn = () => {
    if (!isOnPage()) return;
    isAwaitingSignIn.current = true;
    window.scrollTo({ top: 0 });
    dispatch(loginRequested());
  };

  const { values, errors, change, isSubmitting, submit, formProps } = useForm({
    values: { ...draft.values, bid: record?.bid ?? '' },
    onChange(changed) {
      // Preloaded, so that the schema is available at submission.
      loadBirthSchema().catch(() => undefined);
      setChanged(true);
      draft.change(changed);
    },
    async validate(typed) {
      const found = await resolvePlace(typed);
      const place = found ?? {};
      const failed = t('chat.place.searchFailed');
      if (place.birthPlace !== undefined) draft.change(place, pickPlace(typed));
      // The draft does not contain the record.
      sent.current = { ...typed, ...place, bid: '' };
      const result = await validateBirth({ ...typed, ...place }, t);
      return found === null && 'errors' in result ? { errors: { ...result.errors, latitude: failed, longitude: failed } } : result;
    },
    onInvalid(found) {
      focusFirstInvalid(formProps.ref.current, found);
      // A typed place without coordinates has an error at its field; the coordinates themselves were not expected.
      const isOpen = isPlaceUnresolved(draft.values);
      const [firstEmpty] = findEmptyFields(draft.values).filter((name) => !(isOpen && (name === 'latitude' || name === 'longitude')));
      if (firstEmpty !== undefined && isOnPage()) dispatch(alertShown(t('chat.birthForm.fieldEmpty', { field: firstEmpty })));
    },
    async onSubmit(details) {
      if (!isSignedIn) return requestSignIn();
      if (isOtherPerson()) return;
      const deleteDraft = draft.send(sent.current);
      const result = await save(record, details);
      if ('signedOut' in result) isAwaitingSignIn.current = true;
      if ('savedBid' in result) finish(result.savedBid, deleteDraft);
      if ('errors' in result) return result.errors;
    },
  });

  useOnSignedIn(() => {
    if (!isAwaitingSignIn.current && !(submitsOnSignIn && draft.isTouched)) return;
    isAwaitingSignIn.current = false;
    void submit();
  });

  return {
    values,
    errors,
    change,
    formProps,
    timeDialog,
    isBusy: isSubmitting || isDone,
    selectRecord: (selected) => {
      if (record === null) typedBefore.current = draft.values;
      change({ ...toBirthValues(selected), bid: '' });
      selectRecord(selected);
      setChanged(false);
    },
    reset: () => {
      selectRecord(null);
      change(typedBefore.current);
    },
    proceed: () => (isChanged || record === null ? void submit() : finish(record.bid, draft.send())),
  };
}

/** The draft contains typed values but never the id of a record, so that it cannot overwrite one after a reload. */
function useBirthDraft(draftKey: DraftKey, initialValues: BirthValues) {
  const draft = useDraftValues(draftKey, initialValues);
  const [selected, selectRecord] = useState<BirthRecord | null>(null);
  const { currentData: saved } = useListBirthsQuery(undefined, { skip: selected === null });
  // A record that another tab deleted cannot be edited, so the values are saved as a new one.
  const isDeleted = saved?.births.every(({ bid }) => bid !== selected?.bid) ?? false;
  return { draft, record: isDeleted ? null : selected, selectRecord };
}

/** Needed because `useForm` ignores errors without an input, and coordinates may have none. */
function focusFirstInvalid(form: HTMLFormElement | null, errors: BirthErrors): void {
  const first = requiredFields.find((name) => errors[name] !== undefined);
  if (first) focusField(form, first);
}

/** Focuses a field. Coordinates without inputs are represented by the birth place. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name) ?? form?.elements.namedItem('birthPlace');
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
