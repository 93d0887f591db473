import { loadChunk } from './load-chunk';
import { giveToRemotes, provideStandIn } from './stand-in';

const given = { react: { useState: () => undefined } };
const page = globalThis as { _FEDERATION_BUNDLER?: { bundlerRuntime: { consumes: (input: object) => void; init: (input: object) => void } } };

describe('the stand-in for the bundler’s part', () => {
  type Modules = Record<string, (module: { exports: unknown }) => void>;
  const consume = (m: Modules, shareKey: string) => {
    provideStandIn();
    giveToRemotes(given);
    page._FEDERATION_BUNDLER?.bundlerRuntime.consumes({
      chunkId: 'routes',
      webpackRequire: { m, consumesLoadingData: { chunkMapping: { routes: ['17'] }, moduleIdToConsumeDataMapping: { 17: { shareKey } } } },
    });
    const module = { exports: undefined as unknown };
    m['17']?.(module);
    return module.exports;
  };

  it('gives a remote the shell’s loading of chunks, which checks them', () => {
    provideStandIn();
    const webpackRequire: { l?: unknown } = {};
    page._FEDERATION_BUNDLER?.bundlerRuntime.init({ webpackRequire });
    expect(webpackRequire.l).toBe(loadChunk);
  });

  it('gives a remote the shell’s own copy', () => {
    expect(consume({}, 'react')).toBe(given.react);
  });

  it('leaves a module that is there', () => {
    expect(consume({ 17: (module) => void (module.exports = 'there already') }, 'react')).toBe('there already');
  });

  it('throws by name where the shell gives none', () => {
    expect(() => consume({}, 'zod')).toThrow('The shell does not give zod');
  });
});
