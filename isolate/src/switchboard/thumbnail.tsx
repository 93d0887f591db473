import styled from 'styled-components';

const Link = styled.a`
  display: grid;
  gap: var(--s-1);
  width: 176px;
  color: inherit;
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  img {
    width: 176px;
    height: 280px;
    border: 1px solid var(--control);
    border-radius: var(--r-m);
    background: var(--paper-sunk);
  }
`;

interface ThumbnailProps {
  label: string;
  /** The address of the picture. */
  picture: string;
  href: string;
}

/** A picture of a page in a state. It is taken when it scrolls near the viewport. */
export function Thumbnail({ label, picture, href }: ThumbnailProps) {
  return (
    <Link href={href}>
      <img src={picture} alt="" loading="lazy" width={176} height={280} />
      {label}
    </Link>
  );
}
