import { defaultLocale, splitLocale, type Descriptor } from '@oracle-astra/shared/contract';
import { flattenRoutes } from '../packaging/route-table';
import { finding, type Finding } from './finding';
import type { Trial, TriedPage } from './trial';

/** Failures caused by missing data, if the check has no API. */
const needsApi = new Set(['api', 'loader']);

function findPageFaults({ at, failure, status, words }: TriedPage, hasApi: boolean): Finding[] {
  if (failure) {
    if (!hasApi && needsApi.has(failure.reason)) return [];
    return [finding('render', at, `cannot be rendered on the server (${failure.reason}): ${failure.message}`)];
  }
  const isError = status !== undefined && status >= 500;
  return [
    ...(isError ? [finding('render', at, `is answered with ${status}: look at its loader`)] : []),
    ...words.slice(0, 3).map((word) => finding('console', at, `writes to the console while it is rendered: ${word}`)),
  ];
}

/** The routes of the Node build must be those of the descriptor. */
function findRouteFaults({ remote, routes, server }: Descriptor, trial: Trial): Finding[] {
  if (trial.routes === null) return [];
  try {
    const built = flattenRoutes(remote, trial.routes, '').map(({ id, path }) => `${id} ${path}`);
    const described = routes.map(({ id, path }) => `${id} ${path}`);
    const differing = [...described.filter((route) => !built.includes(route)), ...built.filter((route) => !described.includes(route))];
    if (differing.length === 0) return [];
    return [finding('routes', server, `and the descriptor differ in ${differing.join(', ')}: package the release again`)];
  } catch (error) {
    return [finding('routes', server, error instanceof Error ? error.message : String(error))];
  }
}

/** A shell without the tag would never refresh such data. */
const findTagFaults = ({ release }: Descriptor, { givenTags, usedTags }: Trial): Finding[] =>
  usedTags
    .filter((tag) => givenTags !== null && !givenTags.includes(tag))
    .map((tag) =>
      finding(
        'shared-tags',
        release,
        `marks data with the cache tag ${tag}, which the shell does not give: give it there, use one of ${givenTags?.join(', ')}, or add it for the remote alone with enhanceEndpoints({ addTagTypes })`,
      ),
    );

/** Findings of a trial of a release. `hasApi`: whether the pages had an API. */
export function checkTrial(candidate: Descriptor, trial: Trial, hasApi: boolean): Finding[] {
  const names = trial.missing.map((missing) => {
    const [module = '', name = ''] = missing.split(' ');
    return finding('shared-names', candidate.release, `asks ${module} for ${name} at run time, which the shell does not give`);
  });
  const isRendering = (at: string) => at.startsWith('/') || candidate.fills?.some(({ name }) => name === at);
  const ended = trial.failure ? [finding(isRendering(trial.failure.at) ? 'render' : 'load', trial.failure.at, trial.failure.message)] : [];
  const pages = trial.pages.flatMap((page) => findPageFaults(page, hasApi));
  return [
    ...ended,
    ...findRouteFaults(candidate, trial),
    ...names,
    ...findTagFaults(candidate, trial),
    ...pages.filter((fault) => !isSaidInEnglish(fault, pages)),
  ];
}

/** Whether a page has the same fault in English, so that it is reported once. */
function isSaidInEnglish({ rule, at, message }: Finding, others: readonly Finding[]): boolean {
  const { locale, pathname } = splitLocale(at ?? '');
  return locale !== defaultLocale && others.some((other) => other.rule === rule && other.at === pathname && other.message === message);
}

/** An address for each route, with examples for parameters and without optional parts. */
export const toExampleAddress = (path: string) =>
  `/${path
    .split('/')
    .filter((part) => part !== '' && !part.endsWith('?'))
    .map((part) => (part.startsWith(':') || part === '*' ? 'example' : part))
    .join('/')}`;
