import styled, { keyframes } from 'styled-components';

const breathe = keyframes`to{opacity:.35}`;

const widths = { full: '100%', most: '92%', half: '60%', third: '34%', short: 'var(--s-24)', tag: 'var(--s-16)' };

const heights = {
  text: 'var(--s-4)',
  title: 'var(--s-5)',
  tag: 'var(--s-6)',
  control: 'var(--s-12)',
  block: '8rem',
  circle: 'var(--s-8)',
};

interface SkeletonProps {
  /** The shape of the expected content: a line of text, a title, a tag, a button or field, a picture or an avatar. */
  $kind?: keyof typeof heights;
  $width?: keyof typeof widths;
}

/** A grey placeholder for expected content. Hide groups of them from screen readers, as `Loading` does. */
export const Skeleton = styled.span<SkeletonProps>`
  display: block;
  flex: none;
  width: ${({ $kind, $width = 'full' }) => ($kind === 'circle' ? 'var(--s-8)' : widths[$width])};
  height: ${({ $kind = 'text' }) => heights[$kind]};
  border-radius: ${({ $kind }) => ($kind === 'circle' ? 'var(--r-round)' : 'var(--r-s)')};
  background: var(--rule);
  opacity: 0.7;
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
