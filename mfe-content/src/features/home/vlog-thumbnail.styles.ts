import styled from 'styled-components';

/** The dark frame of a video thumbnail. */
export const VlogThumbnail = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--r-s);
  background: var(--night);
  color: var(--gold);
  --hero-ground: var(--night);
  > svg:first-child {
    width: 100%;
    height: 100%;
    opacity: 0.5;
  }
`;
