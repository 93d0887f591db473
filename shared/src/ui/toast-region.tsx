import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Region = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 8;
  display: grid;
  gap: var(--s-2);
  justify-items: center;
  width: 100%;
  max-width: none;
  margin: 0;
  padding: var(--s-4);
  border: 0;
  background: none;
  pointer-events: none;
  /* Toasts must not cover an input at the bottom of the page, so there they are below the bars at the top. */
  :root:has([data-foot]) & {
    inset: 7rem 0 auto;
  }
  > * {
    width: 100%;
    pointer-events: auto;
  }
`;

interface ToastRegionProps {
  /** The toasts, oldest first. */
  children?: ReactNode;
  /** The number of toasts. When it grows, the region moves above an open dialog. */
  count: number;
}

/**
 * The region for toasts: at the bottom of the window, or at its top if the page marks an element with `data-foot`. It stays in
 * the page while empty, because screen readers announce only changes of an existing live region.
 */
export function ToastRegion({ children, count }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    element.setAttribute('popover', 'manual');
    if (element.matches(':popover-open')) element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <Region ref={region} aria-live="polite">
      {children}
    </Region>
  );
}
