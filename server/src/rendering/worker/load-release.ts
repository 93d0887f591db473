import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Module, isBuiltin } from 'node:module';
import { basename, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { PageRenderError, renderFailureReason, unmetRequirements, type LoadedRemote, type Renderer } from '@oracle-astra/shared/contract';
import type { ReleaseBuild } from '../messages';
import { formatError } from './format-error';

type Require = (name: string) => unknown;

function sourceOf({ release, file, integrity }: ReleaseBuild): { source: string; filename: string } {
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

/** Runs a build as a CommonJS module that nothing else keeps: it goes with the worker. */
function run(build: ReleaseBuild, give: Require): unknown {
  const { source, filename } = sourceOf(build);
  const module = { exports: {} as unknown };
  try {
    compileFunction(source, ['module', 'exports', 'require'], { filename })(module, module.exports, give);
  } catch (error) {
    throw new PageRenderError(renderFailureReason(error, 'load'), formatError(error));
  }
  return module.exports;
}

function has<K extends string>(value: unknown, ...names: K[]): value is Record<K, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}

/** The renderer of a host's release. Throws a PageFault. */
export function loadRenderer(build: ReleaseBuild): Renderer {
  // Of Node's own modules alone, so from anywhere. Imported by its own name, the bundler would take the call for its own.
  const builtins = Module.createRequire(resolve('renderer.cjs'));
  const exports = run(build, (name) => {
    if (!isBuiltin(name)) throw new PageRenderError('load', `${build.release} asks for ${name}, which is not of Node`);
    return builtins(name);
  });
  if (!has(exports, 'sharedModules', 'versions', 'createPageRenderer')) throw new PageRenderError('load', `${build.release} exports no renderer`);
  return exports as unknown as Renderer;
}

/** A remote's build over the renderer's shared packages. Throws a PageFault. */
export function loadRemote(build: ReleaseBuild, { sharedModules, versions }: Renderer): LoadedRemote {
  const { remote, release, needs } = build;
  const unmet = unmetRequirements(needs, versions);
  if (unmet.length > 0) throw new PageRenderError('unmet', `${release}: ${unmet.join(', ')}`);
  const module = run(build, (name) => {
    if (!Object.hasOwn(sharedModules, name)) throw new PageRenderError('load', `${release} asks for ${name}, which is not shared`);
    return sharedModules[name];
  });
  if (!has(module, 'routes')) throw new PageRenderError('load', `${release} exports no routes`);
  return { remote, release, module };
}
