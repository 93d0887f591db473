import { act, render, screen } from '@testing-library/react';
import { useKeyboardRoom } from './use-keyboard-room';

function Frame() {
  return <main ref={useKeyboardRoom<HTMLElement>()} />;
}

it('leaves room for a keyboard that lies over the page, and takes it back', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  render(<Frame />);
  const room = () => screen.getByRole('main').style.getPropertyValue('--keyboard');
  view.height = window.innerHeight - 300;
  act(() => void view.dispatchEvent(new Event('resize')));
  expect(room()).toBe('300px');
  view.height = window.innerHeight;
  act(() => void view.dispatchEvent(new Event('resize')));
  expect(room()).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
