import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import {
  CheckboxField, OtpInput, Combobox, MobileField, NumberField, SegmentedRadioGroup, SelectField, TextAreaField, TextField,
} from '@oracle-astra/shared/forms';
import { queueEarlyEvents } from '../inline/queue-early-events';
import { emitHydrated } from '../inline/hydrated-event';
import { renderServerPage, unmountPages } from '../testing/render-server-page';

const heard: string[] = [];

/** Every kind of field, with what the page knows of each. */
function Fields() {
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
      <SegmentedRadioGroup label="Gender" name="gender" value={values.gender} onChange={(gender) => change({ gender })} options={['Female', 'Male', 'Other'].map((value) => ({ value, label: value }))} />
      <CheckboxField label="Agreed" name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <CheckboxField label="Open" name="open" checked={open} onChange={(event) => setOpen(event.target.checked)} />
      <MobileField name="mobile" value={values.mobile} onChange={(mobile) => change({ mobile })} />
      <Combobox
        label="Place" name="place" value={values.place} options={values.place ? [{ id: '1', label: `${values.place}, India` }] : []} onPick={() => undefined}
        onInput={(place) => {
          heard.push(`search ${place}`);
          change({ place });
        }}
      />
      <OtpInput label="Code" value={code} onChange={setCode} onComplete={(whole) => heard.push(`code ${whole}`)} />
      <TextField label="By itself" name="own" defaultValue="as it was" />
      <button type="button" onClick={() => renderAgain(Date.now())}>Again</button>
      <output>{JSON.stringify({ ...values, agreed, open, code })}</output>
    </form>
  );
}

const untouched = { name: 'Asha', year: '', note: '', status: 'Single', gender: 'Male', mobile: '', place: '', agreed: true, open: false, code: '' };
/** What the page knows. */
const shown = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as typeof untouched;

/** Typed where nobody listens: no event is seen by React. */
function put(field: HTMLInputElement, text: string): void {
  field.value = text;
}

beforeEach(() => heard.splice(0));
afterEach(unmountPages);

describe('what was done before the page came to life', () => {
  it.each<[string, (page: ReturnType<typeof renderServerPage>) => void, Partial<typeof untouched>]>([
    ['a text in place of another', ({ field }) => put(field('name'), 'Ravi'), { name: 'Ravi' }],
    ['a text taken away', ({ field }) => put(field('name'), ''), { name: '' }],
    ['a number', ({ field }) => put(field('year'), '1997'), { year: '1997' }],
    ['several lines', ({ field }) => put(field('note'), 'one\ntwo'), { note: 'one\ntwo' }],
    ['a choice from a list', ({ field }) => put(field('status'), 'Divorced'), { status: 'Divorced' }],
    ['the first of a list', ({ field }) => put(field('status'), 'Married'), { status: 'Married' }],
    ['one of a few', ({ root }) => root.querySelector<HTMLInputElement>('[value=Other]')?.click(), { gender: 'Other' }],
    ['a tick', ({ field }) => field('open').click(), { open: true }],
    ['a tick taken away', ({ field }) => field('agreed').click(), { agreed: false }],
    ['a mobile number', ({ field }) => put(field('mobile'), '98765 43210'), { mobile: '9876543210' }],
    ['nothing', () => undefined, {}],
  ])('is known: %s', async (_what, act, changed) => {
    const page = renderServerPage(<Fields />);
    act(page);
    await page.hydrate();
    expect(shown()).toEqual({ ...untouched, ...changed });
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(shown()).toEqual({ ...untouched, ...changed });
    for (const name of ['name', 'year', 'note', 'status', 'mobile'] as const) expect(page.field(name)).toHaveValue(shown()[name]);
    expect(screen.getByRole('radio', { name: shown().gender })).toBeChecked();
    for (const name of ['agreed', 'open'] as const) expect(page.field(name).checked).toBe(shown()[name]);
  });

  it('is searched for: a place, and its options are offered', async () => {
    const page = renderServerPage(<Fields />);
    put(page.field('place'), 'Jaip');
    await page.hydrate();
    expect(heard).toEqual(['search Jaip']);
    expect(page.field('place')).toHaveValue('Jaip');
    expect(screen.getByRole('option', { name: 'Jaip, India' })).toBeInTheDocument();
  });

  it('is a whole code, told once, with the focus where it was', async () => {
    const page = renderServerPage(<Fields />);
    [...'481927'].forEach((digit, index) => put(page.field(`code${index + 1}`), digit));
    page.field('code3').focus();
    await page.hydrate();
    expect(shown().code).toBe('481927');
    expect(heard).toEqual(['code 481927']);
    expect(page.field('code3')).toHaveFocus();
  });

  it('is everything at once', async () => {
    const page = renderServerPage(<Fields />);
    put(page.field('name'), 'Ravi');
    put(page.field('year'), '1997');
    put(page.field('status'), 'Married');
    page.root.querySelector<HTMLInputElement>('[value=Female]')?.click();
    page.field('open').click();
    put(page.field('code2'), '8');
    await page.hydrate();
    expect(shown()).toEqual({ ...untouched, name: 'Ravi', year: '1997', status: 'Married', gender: 'Female', open: true, code: ' 8' });
  });

  it('stays in a field that the page itself does not keep', async () => {
    const page = renderServerPage(<Fields />);
    put(page.field('own'), 'as I like it');
    await page.hydrate();
    expect(page.field('own')).toHaveValue('as I like it');
  });

  it('goes on where the caret stands', async () => {
    const page = renderServerPage(<Fields />);
    put(page.field('name'), 'Ananya Verma');
    page.field('name').focus();
    page.field('name').setSelectionRange(6, 6);
    await page.hydrate();
    await userEvent.keyboard(' Devi');
    expect(shown().name).toBe('Ananya Devi Verma');
  });

  it('adds to what was kept from before, and wins where both are', async () => {
    function Kept() {
      const [draft, setDraft] = useDraft('early');
      const [name = '', place = ''] = draft.split('|');
      return (
        <>
          <TextField label="Name" name="name" value={name} onChange={(event) => setDraft(`${event.target.value}|${place}`)} />
          <TextField label="Place" name="place" value={place} onChange={(event) => setDraft(`${name}|${event.target.value}`)} />
        </>
      );
    }
    sessionStorage.setItem('draft:early', 'Asha|Jaipur');
    const page = renderServerPage(<Kept />);
    put(page.field('name'), 'Ravi');
    await page.hydrate();
    expect([page.field('name').value, page.field('place').value]).toEqual(['Ravi', 'Jaipur']);
    expect(sessionStorage.getItem('draft:early')).toBe('Ravi|Jaipur');
    sessionStorage.clear();
  });
});

it('does once what was pressed and sent while the page was taken over', async () => {
  // Events of jsdom take a signal of jsdom's alone, which another window of it still has.
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow as unknown as typeof globalThis;
  jest.spyOn(globalThis, 'AbortController').mockImplementation(() => new other.AbortController());
  // In development React complains of `aria-busy`, by which a button shows that its press was taken.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pressed = jest.fn();
  const sent = jest.fn((event: FormEvent) => event.preventDefault());
  function Page() {
    return (
      <form method="post" onSubmit={sent}>
        <button type="button" onClick={pressed}>Menu</button>
        <button type="submit">Send</button>
      </form>
    );
  }
  const page = renderServerPage(<Page />);
  queueEarlyEvents(document);
  const live = page.hydrate(() => emitHydrated(document));
  // React has begun, and would answer these by finishing at once.
  screen.getByRole('button', { name: 'Menu' }).click();
  screen.getByRole('button', { name: 'Send' }).click();
  await live;
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});
