import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { alertShown, loginRequested, useOnSignedIn, useSession } from '@oracle-astra/shared/session';
import { copy } from '../../copy';
import { defaultValues, requiredFields, toBirthValues, type BirthValues } from './birth-values';
import { useBirthValues } from './use-birth-values';
import { useSaveBirth } from './use-save-birth';
import { validateBirth, type FieldErrors } from './validate-birth';

interface Options {
  draftKey: string;
  /** Whether any sign-in submits the touched form, not only one that the form requested. */
  submitsOnSignIn: boolean;
  onSaved: (bid: string) => void;
}

export interface BirthFormState {
  element: RefObject<HTMLFormElement | null>;
  values: BirthValues;
  errors: FieldErrors;
  isBusy: boolean;
  /** The server's question about a local time that occurred twice; null where there is none. */
  ambiguity: string | null;
  change: (changed: Partial<BirthValues>) => void;
  selectRecord: (record: BirthRecord) => void;
  reset: () => void;
  /** `earlier` selects the first of two moments with the same local time. */
  submit: (earlier?: boolean) => Promise<void>;
  /** Continues with the selected record, and saves it first where it was changed. */
  proceed: () => void;
  dismissAmbiguity: () => void;
}

/** State of the birth form: values, errors, the sign-in before a submission, and saving. */
export function useBirthForm({ draftKey, submitsOnSignIn, onSaved }: Options): BirthFormState {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { values, change, isChanged, clearDraft, isTouched } = useBirthValues(draftKey);
  const { save, isSaving } = useSaveBirth();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [ambiguity, setAmbiguity] = useState<string | null>(null);
  const { isDone, finish } = useFinish(onSaved, clearDraft);
  const element = useRef<HTMLFormElement>(null);
  const isAwaitingSignIn = useRef(false);

  const showErrors = (found: FieldErrors, firstEmpty: string | null) => {
    focusFirstInvalid(element.current, found);
    if (firstEmpty !== null) dispatch(alertShown(copy.fieldEmpty(firstEmpty)));
  };

  const requestSignIn = () => {
    isAwaitingSignIn.current = true;
    window.scrollTo({ top: 0 });
    dispatch(loginRequested());
  };

  const submit = async (earlier?: boolean) => {
    setAmbiguity(null);
    const { errors: found, firstEmpty, details } = validateBirth(values);
    setErrors(found);
    if (details === null) return showErrors(found, firstEmpty);
    if (!isSignedIn) return requestSignIn();
    const result = await save(values.bid, details, earlier);
    if ('ambiguity' in result) setAmbiguity(result.ambiguity);
    if ('signedOut' in result) isAwaitingSignIn.current = true;
    if ('savedBid' in result) finish(result.savedBid);
  };

  useOnSignedIn(() => {
    if (!isAwaitingSignIn.current && !(submitsOnSignIn && isTouched)) return;
    isAwaitingSignIn.current = false;
    void submit();
  });

  const replaceValues = (next: Partial<BirthValues>, isEdit: boolean) => {
    setErrors({});
    change(next, isEdit);
  };

  return {
    element, values, errors, ambiguity,
    isBusy: isSaving || isDone,
    change: (changed) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
      change(changed);
    },
    selectRecord: (record) => replaceValues(toBirthValues(record), false),
    reset: () => replaceValues(defaultValues, true),
    submit,
    proceed: () => (isChanged ? void submit() : finish(values.bid)),
    dismissAmbiguity: () => setAmbiguity(null),
  };
}

function useFinish(onSaved: (bid: string) => void, clearDraft: () => void) {
  const [isDone, setDone] = useState(false);
  // The draft is cleared on unmount, so that the form does not empty before the next page opens.
  useEffect(() => {
    if (isDone) return clearDraft;
  }, [isDone, clearDraft]);
  const finish = (bid: string) => {
    setDone(true);
    onSaved(bid);
  };
  return { isDone, finish };
}

function focusFirstInvalid(form: HTMLFormElement | null, errors: FieldErrors): void {
  const first = requiredFields.find((name) => errors[name] !== undefined);
  if (first) focusField(form, first);
}

/** Focuses a field. The birth place stands in for coordinates that have no input of their own. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name) ?? form?.elements.namedItem('birthPlace');
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
