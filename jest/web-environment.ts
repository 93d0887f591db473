// Imported first, because jsdom keeps a reference to the function that it replaces.
import './fast-style-matching';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks fetch, which react-router and RTK Query use. Its related classes are those of Node too, because a Request of Node rejects
// signals and search parameters of jsdom.
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'TextEncoder',
  'TextDecoder',
  'URL',
  'URLSearchParams',
  'Uint8Array',
  'ArrayBuffer',
  'structuredClone',
  'BroadcastChannel',
] as const;

export default class WebEnvironment extends TestEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true });
    }
  }
}
