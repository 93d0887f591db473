import { act, fireEvent, screen } from '@testing-library/react';
import { toastShown } from '@oracle-astra/shared/session';
import { renderFrame } from '../../testing/render-frame';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function showToast(tone: 'good' | 'bad', text: string, to?: string) {
  const { store } = renderFrame({ path: '/forum' });
  act(() => void store.dispatch(toastShown(tone, text, to)));
  return screen.getByText(text);
}

it('is shown for five seconds', () => {
  const toast = showToast('good', 'Saved');
  pass(4999);
  expect(toast).toBeInTheDocument();
  pass(1);
  expect(toast).not.toBeInTheDocument();
});

it.each([
  ['a pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('pauses while %s is on it, and resumes', (_what, enter, leave) => {
  const toast = showToast('good', 'Saved');
  pass(3000);
  enter(toast);
  pass(60_000);
  expect(toast).toBeInTheDocument();
  leave(toast);
  pass(1999);
  expect(toast).toBeInTheDocument();
  pass(1);
  expect(toast).not.toBeInTheDocument();
});

it('closes by its close button', () => {
  const toast = showToast('good', 'Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast).not.toBeInTheDocument();
});

it('announces a failure as an alert', () => {
  showToast('bad', 'Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});

it('with a link stays until the link is followed', async () => {
  const toast = showToast('good', 'Posted', '/');
  pass(60_000);
  const link = screen.getByRole('link', { name: 'Posted' });
  fireEvent.click(link);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'First page' })).toBeInTheDocument();
  expect(toast).not.toBeInTheDocument();
});

it('with a link closes five seconds after it was hovered', () => {
  const toast = showToast('good', 'Posted', '/');
  fireEvent.pointerEnter(toast);
  pass(60_000);
  fireEvent.pointerLeave(toast);
  pass(5000);
  expect(toast).not.toBeInTheDocument();
});
