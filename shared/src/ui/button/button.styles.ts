import { css, keyframes } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'plain';

export interface ButtonAppearance {
  /** `primary` is for the single main action of a view, `secondary` for equal choices; without a variant the button is outlined. */
  variant?: ButtonVariant;
  /** 44 pixels high instead of 48. */
  small?: boolean;
  /** Full width on narrow phones. */
  wide?: boolean;
}

/** Transient props, so that none of them reaches the DOM element. */
export interface ButtonStyleProps {
  $variant?: ButtonVariant;
  $small?: boolean;
  $wide?: boolean;
}

const turn = keyframes`to{transform:rotate(1turn)}`;

const variants = {
  primary: css`
    --bg: var(--saffron);
    --bg-press: var(--saffron-press);
    --fg: var(--on-saffron);
    --line: transparent;
  `,
  secondary: css`
    --bg: var(--solid);
    --bg-press: var(--solid-press);
    --fg: var(--on-solid);
    --line: var(--solid-line);
  `,
  danger: css`
    --fg: var(--bad);
    --line: var(--bad);
  `,
  plain: css`
    --line: transparent;
    --fg: var(--link);
    padding-inline: var(--s-2);
  `,
};

/** The styles of buttons and of links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  --bg: transparent;
  --fg: var(--ink);
  --line: var(--control);
  --bg-press: color-mix(in srgb, var(--ink) 12%, transparent);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-height: ${({ $small }) => ($small ? 'var(--tap)' : 'var(--s-12)')};
  padding: var(--s-2) ${({ $small }) => ($small ? 'var(--s-4)' : 'var(--s-5)')};
  border: 1px solid var(--line);
  border-radius: var(--r-m);
  background: var(--bg);
  font: 600 var(--t-s) / var(--l-s) var(--sans);
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background var(--press), transform var(--press);
  ${({ $variant }) => $variant && variants[$variant]}
  && {
    color: var(--fg);
  }
  &:hover {
    background: color-mix(in srgb, var(--bg-press) 50%, var(--bg));
  }
  &:active {
    background: var(--bg-press);
    transform: translateY(1px);
  }
  &&:disabled,
  &&[aria-disabled='true']:not([aria-busy='true']) {
    --bg: var(--paper-sunk);
    --fg: var(--ink-2);
    --line: var(--rule);
    background: var(--bg);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    background: var(--bg);
    transform: none;
  }
  &[aria-busy='true']::before {
    content: '';
    width: var(--s-4);
    height: var(--s-4);
    border-radius: var(--r-round);
    border: 2px solid currentColor;
    border-right-color: transparent;
    animation: ${turn} 0.9s linear infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
  @media (max-width: 479px) {
    ${({ $wide }) => $wide && 'width: 100%;'}
  }
`;
