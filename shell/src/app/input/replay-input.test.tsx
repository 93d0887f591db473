import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import { TextField } from '@oracle-astra/shared/forms';
import { queueEarlyEvents } from '../../inline/queue-early-events';
import { emitHydrated } from '../../inline/hydrated-event';
import { events, Fields, initialState, readState } from '../../testing/all-fields';
import { renderServerPage, unmountPages } from '../../testing/render-server-page';

/** Types without dispatching an event, as before hydration. */
function typeSilently(field: HTMLInputElement, text: string): void {
  field.value = text;
}

beforeEach(() => events.splice(0));
afterEach(unmountPages);

describe('input before hydration', () => {
  it.each<[string, (page: ReturnType<typeof renderServerPage>) => void, Partial<typeof initialState>]>([
    ['a text in place of another', ({ field }) => typeSilently(field('name'), 'Ravi'), { name: 'Ravi' }],
    ['a text taken away', ({ field }) => typeSilently(field('name'), ''), { name: '' }],
    ['a number', ({ field }) => typeSilently(field('year'), '1997'), { year: '1997' }],
    ['several lines', ({ field }) => typeSilently(field('note'), 'one\ntwo'), { note: 'one\ntwo' }],
    ['a choice from a list', ({ field }) => typeSilently(field('status'), 'Divorced'), { status: 'Divorced' }],
    ['the first of a list', ({ field }) => typeSilently(field('status'), 'Married'), { status: 'Married' }],
    ['one of a few', ({ root }) => root.querySelector<HTMLInputElement>('[value=Other]')?.click(), { gender: 'Other' }],
    ['a tick', ({ field }) => field('open').click(), { open: true }],
    ['a tick taken away', ({ field }) => field('agreed').click(), { agreed: false }],
    ['a mobile number', ({ field }) => typeSilently(field('mobile'), '98765 43210'), { mobile: '9876543210' }],
    ['nothing', () => undefined, {}],
  ])('reaches the state of the page: %s', async (_what, act, changed) => {
    const page = renderServerPage(<Fields />);
    act(page);
    await page.hydrate();
    expect(readState()).toEqual({ ...initialState, ...changed });
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(readState()).toEqual({ ...initialState, ...changed });
    for (const name of ['name', 'year', 'note', 'status', 'mobile'] as const) expect(page.field(name)).toHaveValue(readState()[name]);
    expect(screen.getByRole('radio', { name: readState().gender })).toBeChecked();
    for (const name of ['agreed', 'open'] as const) expect(page.field(name).checked).toBe(readState()[name]);
  });

  it('starts a search in a combobox, and offers its options', async () => {
    const page = renderServerPage(<Fields />);
    typeSilently(page.field('place'), 'Jaip');
    await page.hydrate();
    expect(events).toEqual(['search Jaip']);
    expect(page.field('place')).toHaveValue('Jaip');
    expect(await screen.findByRole('option', { name: 'Jaip, India' })).toBeInTheDocument();
  });

  it('completes a code once, and restores focus', async () => {
    const page = renderServerPage(<Fields />);
    [...'481927'].forEach((digit, index) => typeSilently(page.field(`code${index + 1}`), digit));
    page.field('code3').focus();
    await page.hydrate();
    expect(readState().code).toBe('481927');
    expect(events).toEqual(['code 481927']);
    expect(page.field('code3')).toHaveFocus();
  });

  it('is replayed for all fields at once', async () => {
    const page = renderServerPage(<Fields />);
    typeSilently(page.field('name'), 'Ravi');
    typeSilently(page.field('year'), '1997');
    typeSilently(page.field('status'), 'Married');
    page.root.querySelector<HTMLInputElement>('[value=Female]')?.click();
    page.field('open').click();
    typeSilently(page.field('code2'), '8');
    await page.hydrate();
    expect(readState()).toEqual({
      ...initialState,
      name: 'Ravi',
      year: '1997',
      status: 'Married',
      gender: 'Female',
      open: true,
      code: ' 8',
    });
  });

  it('stays in an uncontrolled field', async () => {
    const page = renderServerPage(<Fields />);
    typeSilently(page.field('own'), 'as I like it');
    await page.hydrate();
    expect(page.field('own')).toHaveValue('as I like it');
  });

  it('restores the caret', async () => {
    const page = renderServerPage(<Fields />);
    typeSilently(page.field('name'), 'Ananya Verma');
    page.field('name').focus();
    page.field('name').setSelectionRange(6, 6);
    await page.hydrate();
    await userEvent.keyboard(' Devi');
    expect(readState().name).toBe('Ananya Devi Verma');
  });

  it('overrides a stored draft field by field', async () => {
    function DraftFields() {
      const [draft, setDraft] = useDraft('early.1');
      const [name = '', place = ''] = draft.split('|');
      return (
        <>
          <TextField label="Name" name="name" value={name} onChange={(event) => setDraft(`${event.target.value}|${place}`)} />
          <TextField label="Place" name="place" value={place} onChange={(event) => setDraft(`${name}|${event.target.value}`)} />
        </>
      );
    }
    sessionStorage.setItem('draft:early', 'Asha|Jaipur');
    const page = renderServerPage(<DraftFields />);
    typeSilently(page.field('name'), 'Ravi');
    await page.hydrate();
    expect([page.field('name').value, page.field('place').value]).toEqual(['Ravi', 'Jaipur']);
    expect(sessionStorage.getItem('draft:early')).toBe('Ravi|Jaipur');
    sessionStorage.clear();
  });
});

it('replays once what was clicked and submitted during hydration', async () => {
  // The `addEventListener` of jsdom accepts only jsdom's own AbortSignal, which a new window still has.
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow as unknown as typeof globalThis;
  jest.spyOn(globalThis, 'AbortController').mockImplementation(() => new other.AbortController());
  // React's development build warns about the `aria-busy` that the queue sets.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pressed = jest.fn();
  const sent = jest.fn((event: FormEvent) => event.preventDefault());
  function Page() {
    return (
      <form method="post" onSubmit={sent}>
        <button type="button" onClick={pressed}>
          Menu
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  const page = renderServerPage(<Page />);
  queueEarlyEvents(document);
  const hydrated = page.hydrate(() => emitHydrated(document));
  // Clicked directly, because React would handle events of the test library synchronously while it hydrates.
  screen.getByRole('button', { name: 'Menu' }).click();
  screen.getByRole('button', { name: 'Send' }).click();
  await hydrated;
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});
