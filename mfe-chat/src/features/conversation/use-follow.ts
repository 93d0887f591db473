import { useEffect, useLayoutEffect, useRef } from 'react';

/** Pixels that stay free above the question at the top of the view. */
const gap = 16;

/** How far off, in pixels, the reader still counts as following. */
const slack = 24;

/**
 * Keeps the last question and its growing reply in view: the end of the thread, until the question is at the top of
 * the view; what the reply has beyond that waits to be scrolled to. A reader who scrolled away is left in peace, until
 * their next question. `count` is how many questions there are.
 */
export function useFollow(content: unknown, count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isFollowing = useRef(true);
  const seen = useRef(0);

  useEffect(() => {
    const box = scroller.current;
    if (box === null) return undefined;
    let height = box.clientHeight;
    const watch = new ResizeObserver(() => {
      // The keyboard takes room from below: what was read stays above it.
      if (isFollowing.current) box.scrollTop = placeOf(box, question.current);
      else box.scrollTop += height - box.clientHeight;
      height = box.clientHeight;
    });
    const note = () => {
      isFollowing.current = Math.abs(box.scrollTop - placeOf(box, question.current)) < slack;
    };
    watch.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, []);

  useLayoutEffect(() => {
    const isAsked = count > seen.current;
    seen.current = count;
    if (scroller.current === null || count === 0 || !(isAsked || isFollowing.current)) return;
    isFollowing.current = true;
    scroller.current.scrollTop = placeOf(scroller.current, question.current);
  }, [content, count]);

  return { scroller, question };
}

/** How far to scroll: to the end, and never past the last question. */
function placeOf(box: HTMLElement, question: HTMLElement | null): number {
  const end = box.scrollHeight - box.clientHeight;
  return Math.max(0, question === null ? end : Math.min(end, question.offsetTop - gap));
}
