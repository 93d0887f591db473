import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

// Most of the page is not styled, laid out and painted with the first view, nor again when the fonts load.
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

/** Renders its sections when they come near the viewport. After the fonts have loaded it renders the others, one per idle period. */
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
    // Observes sections whose script loads late.
    const observer = new MutationObserver(drawNext);
    const start = () => {
      if (box.current && !isGone) observer.observe(box.current, { childList: true });
      whenIdle(drawNext);
    };
    // jsdom has no `document.fonts`.
    void Promise.resolve((document as Partial<Document>).fonts?.ready).then(start);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  return <Box ref={box}>{children}</Box>;
}
