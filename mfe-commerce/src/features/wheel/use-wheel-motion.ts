import { useEffect, useRef, type RefObject } from 'react';
import { getPercentAt, getRotationOf, planSpin, slowDown } from './spin-plan';

const frameMs = 1000 / 60;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface WheelMotion {
  face: RefObject<HTMLCanvasElement | null>;
  /** Turns the wheel until it stops on a percentage; at once for people who prefer reduced motion. */
  spinTo: (percent: number, onSegmentPassed: () => void) => Promise<void>;
}

/** Turns the drawn wheel in steps of a 60th of a second, at any frame rate of the screen. */
export function useWheelMotion(): WheelMotion {
  const face = useRef<HTMLCanvasElement>(null);
  const rotation = useRef(0);
  const request = useRef(0);
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  function turnTo(radians: number): void {
    rotation.current = radians;
    if (face.current) face.current.style.transform = `rotate(${radians}rad)`;
  }

  function run(firstSpeed: number, onSegmentPassed: () => void, onStop: () => void): void {
    let speed = firstSpeed;
    let begin: number | null = null;
    let frames = 0;
    const advance = (now: number) => {
      begin ??= now;
      const before = rotation.current;
      let at = before;
      for (const due = Math.floor((now - begin) / frameMs); frames < due && speed > 0; frames += 1) {
        at += speed;
        speed = slowDown(speed);
      }
      turnTo(at);
      if (getPercentAt(at) !== getPercentAt(before)) onSegmentPassed();
      if (speed > 0) request.current = requestAnimationFrame(advance);
      else onStop();
    };
    request.current = requestAnimationFrame(advance);
  }

  return {
    face,
    spinTo: (percent, onSegmentPassed) =>
      new Promise((resolve) => {
        if (!prefersReducedMotion()) return run(planSpin(rotation.current, percent, Math.random), onSegmentPassed, resolve);
        turnTo(getRotationOf(percent));
        resolve();
      }),
  };
}
