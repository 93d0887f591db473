import type { ButtonHTMLAttributes, Ref } from 'react';
import styled, { css } from 'styled-components';
import { AppLink, type AppLinkProps } from '../app-link';
import { Icon } from '../icon';
import type { IconName } from '../icon-paths';

interface IconFace {
  icon: IconName;
  size?: 16 | 20 | 24;
  /** The accessible name; it includes the count if there is one. */
  label: string;
  /** The number on a badge; there is no badge for 0. */
  count?: number;
}

const baseStyles = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  padding: 0;
  border: 0;
  border-radius: var(--r-m);
  background: none;
  cursor: pointer;
  transition: background var(--quick);
  text-decoration: none;
  && {
    color: inherit;
  }
  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:active {
    background: color-mix(in srgb, currentColor 18%, transparent);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
    background: none;
  }
`;

const ButtonBox = styled.button`
  ${baseStyles}
`;

const LinkBox = styled(AppLink)`
  ${baseStyles}
`;

const Count = styled.span`
  position: absolute;
  top: var(--s-1);
  right: calc(var(--s-1) / 2);
  min-width: var(--s-5);
  padding-inline: var(--s-1);
  border-radius: var(--r-round);
  background: var(--saffron);
  color: var(--on-saffron);
  font: 600 var(--t-xs) / 1.25rem var(--sans);
  text-align: center;
`;

function Content({ icon, size, count = 0 }: Omit<IconFace, 'label'>) {
  return (
    <>
      <Icon name={icon} size={size} />
      {count > 0 && <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count>}
    </>
  );
}

type IconButtonProps = IconFace & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** A button of 44 by 44 pixels with only an icon. */
export function IconButton({ icon, size, label, count, type = 'button', ...rest }: IconButtonProps) {
  return (
    <ButtonBox {...rest} type={type} aria-label={label}>
      <Content icon={icon} size={size} count={count} />
    </ButtonBox>
  );
}

/** A link inside the site with only an icon. */
export function IconLink({ icon, size, label, count, ...rest }: IconFace & AppLinkProps) {
  return (
    <LinkBox {...rest} aria-label={label}>
      <Content icon={icon} size={size} count={count} />
    </LinkBox>
  );
}
