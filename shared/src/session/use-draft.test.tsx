import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDrafts, readDraft, useDraft } from './use-draft';
import { fillDraft } from './use-draft-values';

function Question({ of = 'asha' }: { of?: string }) {
  const [text, setText, forget] = useDraft(`question-${of}.1`);
  return (
    <>
      <input aria-label="Question" name="question" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={forget}>Send</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Question' });

beforeEach(() => sessionStorage.clear());

it('is restored with the page', async () => {
  const { unmount } = render(<Question />);
  await userEvent.type(field(), 'When will I marry?');
  unmount();
  render(<Question />);
  expect(field()).toHaveValue('When will I marry?');
});

it('is empty in the first render, as on the server', () => {
  sessionStorage.setItem('draft:question-asha', 'kept');
  const seen: string[] = [];
  renderHook(() => seen.push(useDraft('question-asha.1')[0]));
  expect([seen[0], seen.at(-1)]).toEqual(['', 'kept']);
});

it('is deleted after a submit', async () => {
  const { unmount } = render(<Question />);
  await userEvent.type(field(), 'When?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('');
  unmount();
  render(<Question />);
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('belongs to its key: another key has its own text, and both are kept', async () => {
  const { rerender } = render(<Question of="asha" />);
  await userEvent.type(field(), 'About Asha');
  rerender(<Question of="ravi" />);
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'About Ravi');
  rerender(<Question of="asha" />);
  expect(field()).toHaveValue('About Asha');
});

it('works without storage while the page is open', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  render(<Question />);
  await userEvent.type(field(), 'When?');
  expect(field()).toHaveValue('When?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field()).toHaveValue('');
});

it('is deleted with all others of the tab, and mounted components do not write it again', async () => {
  sessionStorage.setItem('scroll-positions', '[]');
  const { result, unmount } = renderHook(() => useDraft('question-asha.1'));
  act(() => result.current[1]('About Asha'));
  sessionStorage.setItem('draft:birth', '{"name":"Asha"}');
  const [, late] = result.current;
  clearDrafts();
  unmount();
  late('About Asha again');
  expect(Object.keys(sessionStorage)).toEqual(['scroll-positions']);

  const next = renderHook(() => useDraft('question-asha.1'));
  expect(next.result.current[0]).toBe('');
  act(() => next.result.current[1]('About Ravi'));
  expect(sessionStorage.getItem('draft:question-asha')).toBe('About Ravi');
});

it('applies a late update of an unmounted form to the text that was typed since', () => {
  const left = renderHook(() => useDraft('place.1'));
  act(() => left.result.current[1]('Pun'));
  left.unmount();
  const back = renderHook(() => useDraft('place.1'));
  act(() => back.result.current[1]('Pun, and more'));
  act(() => left.result.current[1]((latest) => latest.replace('Pun', 'Pune')));
  expect([back.result.current[0], sessionStorage.getItem('draft:place')]).toEqual(['Pune, and more', 'Pune, and more']);
});

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

it.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)('reaches the form of another page although storage is %s, and is deleted with all others', async (_what, methods) => {
  sessionStorage.setItem('draft:question-asha', 'Older');
  for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  const { result, unmount } = renderHook(() => useDraft('question-asha.1'));
  act(() => result.current[1]('About Saturn'));
  unmount();
  const { unmount: leave } = render(<Question />);
  expect(field()).toHaveValue('About Saturn');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  leave();
  act(() => fillDraft('question-asha.1', { text: 'Again' }));
  expect(readDraft('question-asha.1')).toBe('{"text":"Again"}');
  clearDrafts();
  expect(readDraft('question-asha.1')).toBe('');
});
