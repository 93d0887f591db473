import { useEffect, useRef, useState, type RefObject } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { alertShown, loginRequested, useOnSignedIn, useSession } from '@oracle-astra/shared/session';
import { copy } from '../../copy';
import { checkBirth, type FieldErrors } from './check-birth';
import { useBirthValues } from './use-birth-values';
import { useSaveBirth } from './use-save-birth';
import { defaults, requiredFields, valuesOf, type BirthValues } from './values';

interface Options {
  draftKey: string;
  /** Whether signing in submits the form even when it was not the form that asked for it. */
  submitsOnceSignedIn: boolean;
  onSaved: (bid: string) => void;
}

export interface BirthFormState {
  element: RefObject<HTMLFormElement | null>;
  values: BirthValues;
  errors: FieldErrors;
  busy: boolean;
  /** What the server asks about a time that happened twice; null while it asks nothing. */
  question: string | null;
  change: (changed: Partial<BirthValues>) => void;
  select: (record: BirthRecord) => void;
  startAnew: () => void;
  submit: (earlier?: boolean) => Promise<void>;
  /** Goes on with the saved record in the form, saving it first where it was changed. */
  proceed: () => void;
  leaveQuestion: () => void;
}

/** The birth form's one owner of values, errors, the sign-in that a submission may need, and saving. */
export function useBirthForm({ draftKey, submitsOnceSignedIn, onSaved }: Options): BirthFormState {
  const dispatch = useAppDispatch();
  const { isSignedIn } = useSession();
  const { values, change, forget, isTouched } = useBirthValues(draftKey);
  const { save, busy } = useSaveBirth();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [question, setQuestion] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const [isChanged, setChanged] = useState(true);
  const element = useRef<HTMLFormElement>(null);
  const waitsForSignIn = useRef(false);

  const refuse = (found: FieldErrors, empty: string | null) => {
    const first = requiredFields.find((name) => found[name] !== undefined);
    if (first) focusField(element.current, first);
    if (empty !== null) dispatch(alertShown(copy.fieldEmpty(empty)));
  };

  const finish = (bid: string) => {
    setDone(true);
    onSaved(bid);
  };

  const askToSignIn = () => {
    waitsForSignIn.current = true;
    window.scrollTo({ top: 0 });
    dispatch(loginRequested());
  };

  const submit = async (earlier?: boolean) => {
    setQuestion(null);
    const { errors: found, empty, details } = checkBirth(values);
    setErrors(found);
    if (details === null) return refuse(found, empty);
    if (!isSignedIn) return askToSignIn();
    const outcome = await save(values.bid, details, earlier);
    if ('asks' in outcome) setQuestion(outcome.asks);
    if ('signedOut' in outcome) waitsForSignIn.current = true;
    if ('saved' in outcome) finish(outcome.saved);
  };

  useOnSignedIn(() => {
    if (!waitsForSignIn.current && !(submitsOnceSignedIn && isTouched)) return;
    waitsForSignIn.current = false;
    void submit();
  });

  // What was saved is forgotten when the form goes, and not in view of the person.
  useEffect(() => {
    if (done) return forget;
  }, [done, forget]);

  return {
    element, values, errors, question,
    busy: busy || done,
    change: (changed) => {
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))));
      setChanged(true);
      change(changed);
    },
    select: (record) => {
      setErrors({});
      setChanged(false);
      change(valuesOf(record));
    },
    startAnew: () => {
      setErrors({});
      setChanged(true);
      change(defaults);
    },
    submit,
    proceed: () => (isChanged ? void submit() : finish(values.bid)),
    leaveQuestion: () => setQuestion(null),
  };
}

/** Coordinates have fields of their own only when they are given by hand; else the place stands for them. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name) ?? form?.elements.namedItem('birthPlace');
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
