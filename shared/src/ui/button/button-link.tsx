import type { AnchorHTMLAttributes } from 'react';
import styled from 'styled-components';
import { AppLink, type AppLinkProps } from '../app-link';
import { buttonStyles, type ButtonAppearance, type ButtonStyleProps } from './button.styles';

const LinkBox = styled(AppLink)<ButtonStyleProps>`
  ${buttonStyles}
`;

const AnchorBox = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link inside the site that looks like a button; it prefetches its target like `AppLink`. */
export function ButtonLink({ variant, small, wide, ...rest }: ButtonAppearance & AppLinkProps) {
  return <LinkBox {...rest} $variant={variant} $small={small} $wide={wide} />;
}

/** A plain link (another site, a file, a telephone number) that looks like a button. */
export function ButtonAnchor({ variant, small, wide, ...rest }: ButtonAppearance & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <AnchorBox {...rest} $variant={variant} $small={small} $wide={wide} />;
}
