import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Module, isBuiltin } from 'node:module';
import { basename, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { findUnmetRequirements } from '@oracle-astra/release/src/packaging/requirements';
import { PageRenderError, renderFailureReason, type LoadedRemote, type Renderer } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from '../messages';
import { formatError } from './format-error';

type Require = (name: string) => unknown;

function readSource({ release, file, integrity }: ReleaseBuild): { source: string; filename: string } {
  if (file === null) throw new PageRenderError('missing', `${release} has no build for the server`);
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw new PageRenderError('missing', formatError(error));
  }
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) {
    throw new PageRenderError('integrity', `${release}/${basename(file)} is not what its descriptor says`);
  }
  return { source: content.toString('utf8'), filename: `${release}/${basename(file)}` };
}

/** Runs a build as a CommonJS module outside Node's module cache, so that it is freed with the worker. */
function runModule(build: ReleaseBuild, require: Require): unknown {
  const { source, filename } = readSource(build);
  const module = { exports: {} as unknown };
  try {
    compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, require);
  } catch (error) {
    throw new PageRenderError(renderFailureReason(error, 'load'), formatError(error));
  }
  return module.exports;
}

function hasKeys<K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}

/** The renderer of a host's release. Throws a PageRenderError. */
export function loadRenderer(build: ReleaseBuild): Renderer {
  // Called as a member of Module: webpack would replace an imported createRequire. The path is free, since only builtins are loaded.
  const requireBuiltin = Module.createRequire(resolve('renderer.cjs'));
  const exports = runModule(build, (name) => {
    if (!isBuiltin(name)) throw new PageRenderError('load', `${build.release} asks for ${name}, which is not of Node`);
    return requireBuiltin(name);
  });
  if (!hasKeys(exports, 'sharedModules', 'versions', 'createPageRenderer'))
    throw new PageRenderError('load', `${build.release} exports no renderer`);
  return exports as unknown as Renderer;
}

/** A remote's build, over the renderer's shared packages. Throws a PageRenderError. */
export function loadRemote(build: ReleaseBuild, { sharedModules, versions }: Renderer): LoadedRemote {
  const { remote, release, needs } = build;
  const unmet = findUnmetRequirements(needs, versions);
  if (unmet.length > 0) throw new PageRenderError('unmet', `${release}: ${unmet.join(', ')}`);
  const module = runModule(build, (name) => {
    if (!Object.hasOwn(sharedModules, name)) throw new PageRenderError('load', `${release} asks for ${name}, which is not shared`);
    return sharedModules[name];
  });
  if (!hasKeys(module, 'routes')) throw new PageRenderError('load', `${release} exports no routes`);
  return { remote, release, module };
}
