export {};

declare global {
  /** What modules built for Fast Refresh call. */
  var fastRefresh: {
    register: (type: unknown, id: string) => void;
    sign: () => (type: unknown, ...rest: unknown[]) => unknown;
    accept: (hot: { accept: () => void; invalidate: () => void }, id: string, exports: Record<string, unknown>) => void;
  };
}
