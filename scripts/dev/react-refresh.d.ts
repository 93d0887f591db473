/** The part of React's own Fast Refresh that `refresh-runtime.mjs` uses; the package has no types. */
declare module 'react-refresh/runtime' {
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
  export function injectIntoGlobalHook(global: typeof globalThis): void;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): unknown;
  export function register(type: unknown, id: string): void;
}
