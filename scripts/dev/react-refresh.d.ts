/** The part of React's own Fast Refresh that `refresh-runtime.mjs` uses; the package has no types. */
declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}

/** What modules built for Fast Refresh call. */
declare var fastRefresh: {
  register: (type: unknown, id: string) => void;
  sign: () => (type: unknown, ...rest: unknown[]) => unknown;
  accept: (hot: { accept: () => void; invalidate: () => void }, id: string, exports: Record<string, unknown>) => void;
};
