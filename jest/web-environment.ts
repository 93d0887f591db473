import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch, and react-router and RTK Query need one. What works together must come
// from one place: a Request refuses a signal or search parameters of jsdom's own making.
const fromNode = [
  'fetch', 'Request', 'Response', 'Headers', 'AbortController', 'AbortSignal',
  'ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'TextEncoderStream',
  'TextEncoder', 'TextDecoder', 'URL', 'URLSearchParams', 'Uint8Array', 'ArrayBuffer',
  'structuredClone', 'BroadcastChannel',
] as const;

export default class WebEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
  }
}
