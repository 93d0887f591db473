import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ThreadItem } from '../../components/chat-types';

/** Pixels between the top of the view and the question. */
const gap = 16;

/** The reader still counts as following within this distance in pixels. */
const tolerance = 24;

/**
 * Scrolls with the growing thread until the last question is at the top of the view; the rest of a long reply stays below.
 * Scrolling by hand stops this until the next question.
 */
export function useScrollToQuestion(items: readonly ThreadItem[], streamedText: string, questionCount: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isFollowing = useRef(true);
  const lastScrollTop = useRef(0);
  const lastCount = useRef(0);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      // A virtual keyboard shrinks the view from below, so the text above it keeps its position.
      if (isFollowing.current) box.scrollTop = getScrollTarget(box, question.current);
      else box.scrollTop += height - box.clientHeight;
      height = box.clientHeight;
      lastScrollTop.current = box.scrollTop;
    });
    const handleScroll = () => {
      isFollowing.current = Math.abs(box.scrollTop - getScrollTarget(box, question.current)) < tolerance;
      lastScrollTop.current = box.scrollTop;
    };
    observer.observe(box);
    box.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', handleScroll);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewQuestion = questionCount > lastCount.current;
    lastCount.current = questionCount;
    const box = scroller.current;
    if (box === null || questionCount === 0) return;
    // The scroll event fires one frame after the scroll, and new text in between must not undo the scroll.
    if (hasMoved(box, lastScrollTop.current)) isFollowing.current = false;
    if (!isNewQuestion && !isFollowing.current) return;
    isFollowing.current = true;
    box.scrollTop = getScrollTarget(box, question.current);
    lastScrollTop.current = box.scrollTop;
  }, [items, streamedText, questionCount]);

  return { scroller, question };
}

/** Whether the person scrolled since the position was `scrollTop`. The browser itself moves a view that is past the end. */
function hasMoved(box: HTMLElement, scrollTop: number): boolean {
  return Math.abs(box.scrollTop - Math.min(scrollTop, box.scrollHeight - box.clientHeight)) >= tolerance;
}

/** The end of the thread, but not past the last question. */
function getScrollTarget(box: HTMLElement, question: HTMLElement | null): number {
  const end = box.scrollHeight - box.clientHeight;
  return Math.max(0, question === null ? end : Math.min(end, question.offsetTop - gap));
}
