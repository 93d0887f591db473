import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { buttonStyles, type ButtonAppearance, type ButtonStyleProps } from './button.styles';

export interface ButtonProps extends ButtonAppearance, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Marks the button as busy: it keeps the focus and ignores further clicks. */
  busy?: boolean;
  /** Replaces the children while busy. */
  busyText?: string;
  ref?: Ref<HTMLButtonElement>;
}

const ButtonBox = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The site's button; `type` defaults to `button`. */
export function Button({ variant, small, wide, busy, busyText, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A busy submit button must not submit its form a second time.
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
