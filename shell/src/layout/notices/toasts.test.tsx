import { act, fireEvent, screen } from '@testing-library/react';
import { toastShown } from '@oracle-astra/shared/session';
import { renderFrame } from '../../testing/render-frame';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function say(tone: 'good' | 'bad', text: string) {
  const { store } = renderFrame({ path: '/forum' });
  act(() => void store.dispatch(toastShown(tone, text)));
  return screen.getByText(text);
}

it('stays for five seconds', () => {
  const word = say('good', 'Saved');
  pass(4999);
  expect(word).toBeInTheDocument();
  pass(1);
  expect(word).not.toBeInTheDocument();
});

it.each([
  ['a pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('waits while %s is on it, and goes on from where it was', (_what, come, go) => {
  const word = say('good', 'Saved');
  pass(3000);
  come(word);
  pass(60_000);
  expect(word).toBeInTheDocument();
  go(word);
  pass(1999);
  expect(word).toBeInTheDocument();
  pass(1);
  expect(word).not.toBeInTheDocument();
});

it('closes by its cross', () => {
  const word = say('good', 'Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(word).not.toBeInTheDocument();
});

it('announces a failure as an alert', () => {
  say('bad', 'Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});
