import { act, render, screen } from '@testing-library/react';
import { useKeyboardInset } from './use-keyboard-inset';

function Frame() {
  return <main ref={useKeyboardInset<HTMLElement>()} />;
}

it('sets --keyboard while a virtual keyboard overlays the page', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  render(<Frame />);
  const getInset = () => screen.getByRole('main').style.getPropertyValue('--keyboard');
  view.height = window.innerHeight - 300;
  act(() => void view.dispatchEvent(new Event('resize')));
  expect(getInset()).toBe('300px');
  view.height = window.innerHeight;
  act(() => void view.dispatchEvent(new Event('resize')));
  expect(getInset()).toBe('0px');
  Reflect.deleteProperty(window, 'visualViewport');
});
