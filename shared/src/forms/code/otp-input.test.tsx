/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OtpInput } from './otp-input';

function renderOtpInput(start = '') {
  const complete = jest.fn();
  const enter = jest.fn();
  function Code() {
    const [value, setValue] = useState(start);
    return <OtpInput label="Code" value={value} onChange={setValue} onComplete={complete} onEnter={enter} />;
  }
  render(<Code />);
  return { complete, enter };
}

const box = <Box extends HTMLElement>(number: number) => screen.getByRole<Box>('textbox', { name: `Digit ${number} of 6` });
const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((one) => one.value || '_')
    .join('');

it('moves on while typing and calls back when it is complete', async () => {
  const { complete } = renderOtpInput();
  await userEvent.click(box(1));
  await userEvent.keyboard('48192');
  expect(box(6)).toHaveFocus();
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('7');
  expect(shown()).toBe('481927');
  expect(complete).toHaveBeenCalledWith('481927');
});

it('accepts the digits of a Hindi keyboard', async () => {
  const { complete } = renderOtpInput();
  await userEvent.click(box(1));
  await userEvent.keyboard('४८१९२७');
  expect(complete).toHaveBeenCalledWith('481927');
});

it('ignores letters', async () => {
  renderOtpInput();
  await userEvent.click(box(1));
  await userEvent.keyboard('a4');
  expect(shown()).toBe('4_____');
});

it('empties a box on Backspace, and moves back from an empty one', async () => {
  renderOtpInput('481');
  await userEvent.click(box(3));
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('48____');
  expect(box(3)).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(box(2)).toHaveFocus();
  expect(shown()).toBe('48____');
});

it('replaces the old digit with a new one', async () => {
  renderOtpInput('481927');
  await userEvent.click(box(2));
  await userEvent.keyboard('5');
  expect(shown()).toBe('451927');
});

it('moves on when a digit is replaced by the same digit, and completes only with the last one', async () => {
  const { complete } = renderOtpInput('481927');
  await userEvent.click(box(1));
  await userEvent.keyboard('48');
  expect(box(3)).toHaveFocus();
  await userEvent.keyboard('555');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('5');
  expect(complete).toHaveBeenCalledTimes(1);
  expect(complete).toHaveBeenCalledWith('485555');
});

it('completes when a code is typed over another one with the same last digit', async () => {
  const { complete } = renderOtpInput('481927');
  await userEvent.click(box(1));
  await userEvent.keyboard('55555');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('7');
  expect(complete).toHaveBeenCalledTimes(1);
  expect(complete).toHaveBeenCalledWith('555557');
});

it('completes when the code in the boxes is pasted again, and only then', async () => {
  const { complete } = renderOtpInput('481927');
  await userEvent.click(box(1));
  await userEvent.paste('481927');
  expect(complete).toHaveBeenCalledTimes(1);
  await userEvent.click(box(1));
  await userEvent.keyboard('5');
  expect(complete).toHaveBeenCalledTimes(1);
});

it('focuses the first box with its digit selected after a wrong code', async () => {
  const { rerender } = render(<OtpInput label="Code" value="481927" onChange={() => undefined} />);
  await userEvent.click(box(6));
  rerender(<OtpInput label="Code" value="481927" onChange={() => undefined} error="The code does not match." />);
  expect(box(1)).toHaveFocus();
  expect(box<HTMLInputElement>(1).selectionEnd).toBe(1);
});

it('ignores Enter while a word is being composed', () => {
  const { enter } = renderOtpInput('48');
  fireEvent.keyDown(box(2), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(2), { key: 'Enter', keyCode: 229 });
  expect(enter).not.toHaveBeenCalled();
});

it('keeps an empty box between filled ones', async () => {
  renderOtpInput('481927');
  await userEvent.click(box(2));
  await userEvent.keyboard('{Backspace}');
  expect(shown()).toBe('4_1927');
});

it('fills all boxes from a pasted code', async () => {
  const { complete } = renderOtpInput();
  await userEvent.click(box(3));
  await userEvent.paste(' 481927 ');
  expect(shown()).toBe('481927');
  expect(box(6)).toHaveFocus();
  expect(complete).toHaveBeenCalledWith('481927');
});

it.each(['48192', '4819270', '48a927', '481 927'])('ignores a paste of %s', async (text) => {
  renderOtpInput('12');
  await userEvent.click(box(3));
  await userEvent.paste(text);
  expect(shown()).toBe('12____');
});

it('moves with arrow keys and submits on Enter', async () => {
  const { enter } = renderOtpInput('48');
  await userEvent.click(box(2));
  await userEvent.keyboard('{ArrowRight}');
  expect(box(3)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(enter).toHaveBeenCalledTimes(1);
});

it('enables SMS autofill in the first box and connects the error to every box', () => {
  render(<OtpInput label="Code" value="" onChange={() => undefined} error="The code does not match." />);
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription('The code does not match.');
  for (const one of screen.getAllByRole('textbox')) {
    expect(one).toBeInvalid();
    expect(one).toHaveAccessibleDescription('The code does not match.');
  }
});

it('fills in a code that the browser reads from the SMS', async () => {
  const get = jest.fn().mockResolvedValue({ code: '481927' });
  Object.assign(window, { OTPCredential: Function });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const { complete } = renderOtpInput();
  expect(await screen.findByDisplayValue('9')).toBeInTheDocument();
  expect(complete).toHaveBeenCalledWith('481927');
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});
