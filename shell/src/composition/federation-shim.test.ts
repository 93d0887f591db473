import { loadChunk } from './load-chunk';
import { setSharedModules, installFederationShim } from './federation-shim';

const modules = { react: { useState: () => undefined } };
const page = globalThis as {
  _FEDERATION_BUNDLER?: { bundlerRuntime: { consumes: (input: object) => void; init: (input: object) => void } };
};

describe('the shim of the bundler runtime', () => {
  type Modules = Record<string, (module: { exports: unknown }) => void>;
  const consume = (m: Modules, shareKey: string) => {
    installFederationShim();
    setSharedModules(modules, {});
    page._FEDERATION_BUNDLER?.bundlerRuntime.consumes({
      chunkId: 'routes',
      webpackRequire: { m, consumesLoadingData: { chunkMapping: { routes: ['17'] }, moduleIdToConsumeDataMapping: { 17: { shareKey } } } },
    });
    const module = { exports: undefined as unknown };
    m['17']?.(module);
    return module.exports;
  };

  it('gives a remote the shell’s chunk loading, which checks integrity', () => {
    installFederationShim();
    const webpackRequire: { l?: unknown } = {};
    page._FEDERATION_BUNDLER?.bundlerRuntime.init({ webpackRequire });
    expect(webpackRequire.l).toBe(loadChunk);
  });

  it('gives a remote the shell’s copy of a package', () => {
    expect(consume({}, 'react')).toBe(modules.react);
  });

  it('keeps a module that is already defined', () => {
    expect(consume({ 17: (module) => void (module.exports = 'there already') }, 'react')).toBe('there already');
  });

  it('throws with the package’s name if the shell does not have it', () => {
    expect(() => consume({}, 'zod')).toThrow('The shell does not provide zod');
  });

  it('loads a late package for a release that uses it', async () => {
    installFederationShim();
    const toolkit = { createSlice: () => undefined };
    setSharedModules(modules, { toolkit: async () => toolkit });
    const [m, promises]: [Modules, Promise<unknown>[]] = [{}, []];
    page._FEDERATION_BUNDLER?.bundlerRuntime.consumes({
      chunkId: 'routes',
      promises,
      webpackRequire: {
        m,
        consumesLoadingData: { chunkMapping: { routes: ['18'] }, moduleIdToConsumeDataMapping: { 18: { shareKey: 'toolkit' } } },
      },
    });
    await Promise.all(promises);
    const module = { exports: undefined as unknown };
    m['18']?.(module);
    expect(module.exports).toBe(toolkit);
  });
});
