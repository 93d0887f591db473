import type { AnchorHTMLAttributes } from 'react';
import styled from 'styled-components';
import { AppLink, type AppLinkProps } from './app-link';
import { buttonLook, type ButtonLook, type ButtonLookProps } from './button-look';

const LinkBox = styled(AppLink)<ButtonLookProps>`
  ${buttonLook}
`;

const AnchorBox = styled.a<ButtonLookProps>`
  ${buttonLook}
`;

/** A link inside the site with the look of a button; it warms its target like `AppLink`. */
export function ButtonLink({ kind, small, wide, ...rest }: ButtonLook & AppLinkProps) {
  return <LinkBox {...rest} $kind={kind} $small={small} $wide={wide} />;
}

/** A plain link (another site, a file, a telephone number) with the look of a button. */
export function ButtonAnchor({ kind, small, wide, ...rest }: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <AnchorBox {...rest} $kind={kind} $small={small} $wide={wide} />;
}
