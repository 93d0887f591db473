import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook, type ButtonLookProps } from './button-look';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps the focus, says so and ignores further clicks. */
  busy?: boolean;
  /** Stands in place of the children while busy. */
  busyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

const ButtonBox = styled.button<ButtonLookProps>`
  ${buttonLook}
`;

/** The button of the kit; `type` is `button` unless given. */
export function Button({ kind, small, wide, busy, busyText, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is busy must not send its form a second time.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonBox
      {...rest}
      type={type}
      $kind={kind}
      $small={small}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      {busy && busyText ? busyText : children}
    </ButtonBox>
  );
}
