import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import { Fields, initialState, readState } from '../../testing/all-fields';
import { renderServerPage, unmountPages } from '../../testing/render-server-page';
import { readRendered } from './rendered-props';

afterEach(unmountPages);

type Page = ReturnType<typeof renderServerPage>;
type Edit = (page: Page) => unknown;

const Section = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
const enter = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
const choose = ({ root }: Page, value: string) => root.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();

/** Fills several fields and only then dispatches the events. */
const autofill: Edit = ({ field }) => {
  for (const [name, value] of [
    ['name', 'Ravi'],
    ['year', '1990'],
  ] as const)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
  for (const name of ['name', 'year'])
    for (const kind of ['input', 'change']) field(name).dispatchEvent(new Event(kind, { bubbles: true }));
};

const edits: [string, Edit, Partial<typeof initialState>][] = [
  ['a text', ({ field }) => enter(field('name'), 'Ravi'), { name: 'Ravi' }],
  ['a text that is deleted', ({ field }) => enter(field('name'), ''), { name: '' }],
  ['a text that is changed twice', ({ field }) => ['R', 'Ravi'].map((text) => enter(field('name'), text)), { name: 'Ravi' }],
  ['several lines', ({ field }) => enter(field('note'), 'one\ntwo'), { note: 'one\ntwo' }],
  ['an item of a list', ({ field }) => fireEvent.change(field('status'), { target: { value: 'Divorced' } }), { status: 'Divorced' }],
  ['a choice', (page) => choose(page, 'Other'), { gender: 'Other' }],
  ['a choice that is changed', (page) => ['Other', 'Female'].map((value) => choose(page, value)), { gender: 'Female' }],
  ['a tick', ({ field }) => field('open').click(), { open: true }],
  ['a tick that is removed', ({ field }) => field('agreed').click(), { agreed: false }],
  ['a tick that is set and removed', ({ field }) => [1, 2].map(() => field('open').click()), { open: false }],
  ['a number with spaces', ({ field }) => enter(field('mobile'), '98765 43210'), { mobile: '9876543210' }],
  ['what a password manager fills in', autofill, { name: 'Ravi', year: '1990' }],
];

/** When the person edits: calls `edit` at this time of the hydration and resolves when the page is interactive. */
const moments: Record<string, (open: (inside: ReactNode) => Page, edit: Edit) => Promise<Page>> = {
  'before the script': async (open, edit) => {
    const page = open(<Fields />);
    edit(page);
    await page.hydrate();
    return page;
  },
  'before the root is hydrated': async (open, edit) => {
    const page = open(<Fields />);
    const hydrated = page.hydrate();
    edit(page);
    await hydrated;
    return page;
  },
  'before the section is hydrated': async (open, edit) => {
    const page: Page = open(<Fields />);
    await page.hydrate(undefined, undefined, () => {
      expect(readRendered(page.field('name'))).toBeUndefined();
      edit(page);
    });
    return page;
  },
};

describe.each(Object.keys(moments))('%s', (moment) => {
  it.each(edits)('%s reaches the state of a section, and stays when another field is edited', async (_what, edit, changed) => {
    const page = await moments[moment]!(
      (inside) => renderServerPage(<Section>{inside}</Section>),
      (opened) => {
        edit(opened);
        if (moment !== 'before the script') enter(opened.field('place'), 'Jaip');
      },
    );
    if (moment === 'before the script') enter(page.field('place'), 'Jaip');
    const expected = { ...initialState, ...changed, place: 'Jaip' };
    await waitFor(() => expect(readState()).toEqual(expected));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(readState()).toEqual(expected);
    for (const name of ['name', 'year', 'note', 'status'] as const) expect(page.field(name)).toHaveValue(readState()[name]);
    expect(screen.getByRole('radio', { name: readState().gender })).toBeChecked();
    for (const name of ['agreed', 'open'] as const) expect(page.field(name).checked).toBe(readState()[name]);
  });
});

it('the input of a section that React creates again reaches its state', async () => {
  let isServer = true;
  const Translated = () => (
    <Section>
      {isServer ? <b>server</b> : <i>browser</i>}
      <Fields />
    </Section>
  );
  const page = renderServerPage(<Translated />);
  isServer = false;
  enter(page.field('name'), 'Ravi');
  choose(page, 'Other');
  const created = page.field('name');
  await page.hydrate(undefined, { onRecoverableError: () => undefined });
  await waitFor(() => expect(readState()).toEqual({ ...initialState, name: 'Ravi', gender: 'Other' }));
  expect(page.field('name')).not.toBe(created);
});

/** A field that stores a draft, and renders again after its first effect. */
function DraftField({ name }: { name: string }) {
  const [draft, setDraft] = useDraft(`${name}.1`);
  const [, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return <input aria-label={name} name={name} value={draft} onChange={(event) => setDraft(event.target.value)} />;
}

it('the input of two sections overrides their drafts, and only where something was entered', async () => {
  for (const name of ['one', 'two', 'three']) sessionStorage.setItem(`draft:${name}`, `draft of ${name}`);
  const page = renderServerPage(
    ['one', 'two', 'three'].map((name) => <Section key={name} children={<DraftField name={name} />} />) as never,
  );
  enter(page.field('one'), 'first');
  enter(page.field('two'), 'second');
  await page.hydrate();
  await waitFor(() => expect(['one', 'two', 'three'].map((name) => page.field(name).value)).toEqual(['first', 'second', 'draft of three']));
  expect(sessionStorage.getItem('draft:two')).toBe('second');
  sessionStorage.clear();
});

it('a form that is reset before the hydration keeps its initial values', async () => {
  const page = renderServerPage(<Section children={<Fields />} />);
  const hydrated = page.hydrate();
  enter(page.field('note'), 'of another person');
  page.root.querySelector('form')?.reset();
  await hydrated;
  expect(readState()).toEqual(initialState);
});
