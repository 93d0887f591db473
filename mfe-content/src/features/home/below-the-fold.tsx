import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

// Nine tenths of the page are not styled, laid out and painted with the first view, nor again when the fonts arrive.
const Box = styled.div`
  @media (scripting: enabled) {
    > :not([data-drawn]) {
      content-visibility: auto;
      contain-intrinsic-size: auto 32rem;
    }
  }
  && > :first-child {
    border-top: 1px solid var(--rule);
  }
`;

/** Safari has no idle callbacks. */
const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200));

/** Draws its sections when they come near the view, and once the fonts are here the others, one in each idle moment. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const drawNext = () => {
      const next = isGone ? null : box.current?.querySelector(':scope > :not([data-drawn])');
      if (!next) return;
      next.setAttribute('data-drawn', '');
      whenIdle(drawNext);
    };
    // Sections whose script loads late.
    const observer = new MutationObserver(drawNext);
    const start = () => {
      if (box.current && !isGone) observer.observe(box.current, { childList: true });
      whenIdle(drawNext);
    };
    // jsdom has no fonts.
    void Promise.resolve((document as Partial<Document>).fonts?.ready).then(start);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  return <Box ref={box}>{children}</Box>;
}
