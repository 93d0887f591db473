import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

const Place = styled.div`
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
  /* A page that one writes into at its foot keeps that free: there toasts lie below the bars at the top. */
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
  /** How many there are: a new one lifts the region over an open dialog. */
  count: number;
}

/**
 * Where toasts lie: at the foot of the window, over everything, or at its head where the page marks a part of its own with `data-foot`. It stays in the page while empty, so
 * that a toast put into it is announced politely; a bad one is an alert by itself.
 */
export function ToastRegion({ children, count }: ToastRegionProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element?.showPopover) return;
    element.setAttribute('popover', 'manual');
    if (element.matches(':popover-open')) element.hidePopover();
    if (count > 0) element.showPopover();
  }, [count]);
  return (
    <Place ref={place} aria-live="polite">
      {children}
    </Place>
  );
}
