import { useEffect, useState } from 'react';

export type Line = 'up' | 'down' | 'back';

const wordMs = 5000;

/** Whether the device has a line: `back` for the five seconds after it came back. */
export function useLine(): Line {
  const [line, setLine] = useState<Line>('up');
  useEffect(() => {
    const lost = () => setLine('down');
    const found = () => setLine((before) => (before === 'down' ? 'back' : before));
    if (!navigator.onLine) lost();
    addEventListener('offline', lost);
    addEventListener('online', found);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
    };
  }, []);
  useEffect(() => {
    if (line !== 'back') return;
    const timer = setTimeout(() => setLine('up'), wordMs);
    return () => clearTimeout(timer);
  }, [line]);
  return line;
}
