/** Prepares a fake canvas, a motion preference, and animation frames that come at once with a distance of half a second. */
export function prepareWheel({ reducedMotion }: { reducedMotion: boolean }): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const query = { matches: reducedMotion, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
  let now = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    now += 500;
    const time = now;
    return setTimeout(() => callback(time), 0) as unknown as number;
  });
}
