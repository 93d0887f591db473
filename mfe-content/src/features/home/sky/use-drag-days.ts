import { useRef, type PointerEvent } from 'react';
import { maxDays, type HeroSkyState } from './use-hero-sky';

/** Dragging the wheel sideways moves through the days of the slider; its full width corresponds to all of them. */
export function useDragDays({ day, move, prepare }: Pick<HeroSkyState, 'day' | 'move' | 'prepare'>) {
  const start = useRef<{ x: number; day: number } | null>(null);
  const end = () => {
    start.current = null;
  };
  return {
    onPointerDown({ button, clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      start.current = { x: clientX, day };
      prepare();
    },
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const days = Math.round(((clientX - start.current.x) / currentTarget.clientWidth) * maxDays);
      const to = Math.min(maxDays, Math.max(0, start.current.day + days));
      if (to !== day) move(to);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
