import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ThreadItem } from '../../components/chat-types';

/** Pixels between the top of the view and the question. */
const gap = 16;

/** Pixels within which the reader still counts as following. */
const tolerance = 24;

/**
 * Scrolls with the growing thread until the last question is at the top of the view; the rest of a long reply stays
 * below. Scrolling by hand stops this until the next question.
 */
export function useScrollToQuestion(items: readonly ThreadItem[], streamedText: string, questionCount: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isFollowing = useRef(true);
  const lastCount = useRef(0);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let height = box.clientHeight;
    const observer = new ResizeObserver(() => {
      // A virtual keyboard shrinks the view from below, so the text above it keeps its place.
      if (isFollowing.current) box.scrollTop = getScrollTarget(box, question.current);
      else box.scrollTop += height - box.clientHeight;
      height = box.clientHeight;
    });
    const handleScroll = () => {
      isFollowing.current = Math.abs(box.scrollTop - getScrollTarget(box, question.current)) < tolerance;
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
    if (scroller.current === null || questionCount === 0 || !(isNewQuestion || isFollowing.current)) return;
    isFollowing.current = true;
    scroller.current.scrollTop = getScrollTarget(scroller.current, question.current);
  }, [items, streamedText, questionCount]);

  return { scroller, question };
}

/** The end of the thread, but never past the last question. */
function getScrollTarget(box: HTMLElement, question: HTMLElement | null): number {
  const end = box.scrollHeight - box.clientHeight;
  return Math.max(0, question === null ? end : Math.min(end, question.offsetTop - gap));
}
