/** A canvas without a drawing, a chosen motion preference, and frames that follow each other at once, 1/60 s apart. */
export function prepareWheel({ reducedMotion }: { reducedMotion: boolean }): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const query = { matches: reducedMotion, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  let now = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    now += 1000 / 60;
    const time = now;
    return setTimeout(() => callback(time), 0) as unknown as number;
  });
}
