import { useRef, type ReactNode } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { useForm, type Form } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import {
  alertShown,
  loginRequested,
  useIsOnPage,
  useIsOtherPerson,
  useOnSignedIn,
  useSession,
  type DraftKey,
} from '@oracle-astra/shared/session';
import { isPlaceUnresolved, pickPlace, useTypedPlace } from '../../components/typed-place';
import { defaultValues, requiredFields, toBirthValues, type BirthValues } from './birth-values';
import { useBirthDraft, useChosen } from './use-birth-draft';
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

const keepDraft = () => undefined;

/** The state of the birth form: values, errors, the login before a submission, and saving. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function useBirthForm({ draftKey, submitsOnSignIn, isCelebrity = false, getNext }: Options): BirthFormState {
  const t = useTranslations();
  const initialValues = defaultValues[t.locale];
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { draft, record, selectRecord } = useBirthDraft(draftKey, initialValues);
  const { chosen, shown, changeShown, choose, restoreTyped } = useChosen(draft, record !== null);
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
    values: { ...shown, bid: record?.bid ?? '' },
    onChange(changed) {
      // Preloaded, so that the schema is available at submission.
      loadBirthSchema().catch(() => undefined);
      // All values at once, with the id, are shown by `choose`.
      if (changed.bid === undefined) changeShown(changed);
    },
    async validate(typed) {
      const found = await resolvePlace(typed);
      const place = found ?? {};
      const failed = t('chat.place.searchFailed');
      if (place.birthPlace !== undefined) changeShown(place, pickPlace(typed));
      // The draft does not contain the record.
      sent.current = { ...typed, ...place, bid: '' };
      const result = await validateBirth({ ...typed, ...place }, t);
      return found === null && 'errors' in result ? { errors: { ...result.errors, latitude: failed, longitude: failed } } : result;
    },
    onInvalid(found) {
      focusFirstInvalid(formProps.ref.current, found);
      // A typed place without coordinates has an error at its field; the coordinates themselves were not expected.
      const isOpen = isPlaceUnresolved(shown);
      const [firstEmpty] = findEmptyFields(shown).filter((name) => !(isOpen && (name === 'latitude' || name === 'longitude')));
      if (firstEmpty !== undefined && isOnPage()) dispatch(alertShown(t('chat.birthForm.fieldEmpty', { field: firstEmpty })));
    },
    async onSubmit(details) {
      if (!isSignedIn) return requestSignIn();
      if (isOtherPerson()) return;
      if (record !== null && chosen !== null) return finish(record.bid, keepDraft);
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

  /** Shows other values, without the errors of those before. */
  const show = (next: BirthValues, chosenNext: BirthValues | null) => {
    change(next);
    choose(chosenNext);
  };

  return {
    values,
    errors,
    change,
    formProps,
    timeDialog,
    isBusy: isSubmitting || isDone,
    selectRecord: (selected) => {
      const next = { ...toBirthValues(selected), bid: '' };
      restoreTyped();
      show(next, next);
      selectRecord(selected);
    },
    reset: () => {
      show(restoreTyped(), null);
      selectRecord(null);
    },
    proceed: () => (chosen === null || record === null ? void submit() : finish(record.bid, keepDraft)),
  };
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
