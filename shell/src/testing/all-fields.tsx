import { useState } from 'react';
import {
  CheckboxField,
  OtpInput,
  Combobox,
  MobileField,
  NumberField,
  SegmentedRadioGroup,
  SelectField,
  TextAreaField,
  TextField,
} from '@oracle-astra/shared/forms';

/** Searches and completed codes that the fields reported. */
export const events: string[] = [];

/** Every kind of field, bound to one state. */
export function Fields() {
  const [values, setValues] = useState({ name: 'Asha', year: '', note: '', status: 'Single', gender: 'Male', mobile: '', place: '' });
  const [agreed, setAgreed] = useState(true);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [, renderAgain] = useState(0);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Name" name="name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
      <NumberField label="Year" name="year" value={values.year} onChange={(event) => change({ year: event.target.value })} />
      <TextAreaField label="Note" name="note" value={values.note} onChange={(event) => change({ note: event.target.value })} />
      <SelectField label="Status" name="status" value={values.status} onChange={(event) => change({ status: event.target.value })}>
        <option>Married</option>
        <option>Single</option>
        <option>Divorced</option>
      </SelectField>
      <SegmentedRadioGroup
        label="Gender"
        name="gender"
        value={values.gender}
        onChange={(gender) => change({ gender })}
        options={['Female', 'Male', 'Other'].map((value) => ({ value, label: value }))}
      />
      <CheckboxField label="Agreed" name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <CheckboxField label="Open" name="open" checked={open} onChange={(event) => setOpen(event.target.checked)} />
      <MobileField name="mobile" value={values.mobile} onChange={(mobile) => change({ mobile })} />
      <Combobox
        label="Place"
        name="place"
        value={values.place}
        options={values.place ? [{ id: '1', label: `${values.place}, India` }] : []}
        onPick={() => undefined}
        onInput={(place) => {
          events.push(`search ${place}`);
          change({ place });
        }}
      />
      <OtpInput label="Code" value={code} onChange={setCode} onComplete={(complete) => events.push(`code ${complete}`)} />
      <TextField label="By itself" name="own" defaultValue="as it was" />
      <button type="button" onClick={() => renderAgain(Date.now())}>
        Again
      </button>
      <output>{JSON.stringify({ ...values, agreed, open, code })}</output>
    </form>
  );
}

export const initialState = {
  name: 'Asha',
  year: '',
  note: '',
  status: 'Single',
  gender: 'Male',
  mobile: '',
  place: '',
  agreed: true,
  open: false,
  code: '',
};
/** The state of the page. */
export const readState = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as typeof initialState;
