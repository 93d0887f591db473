import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonAppearance, type ButtonStyleProps } from './button.styles';

export interface ButtonProps extends ButtonAppearance, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work is under way: the button keeps the focus, says so and ignores further clicks. */
  busy?: boolean;
  /** Stands in place of the children while busy. */
  busyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

const ButtonBox = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The button of the kit; `type` is `button` unless given. */
export function Button({ variant, small, wide, busy, busyText, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button that is busy must not send its form a second time.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonBox
      {...rest}
      type={type}
      $variant={variant}
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
