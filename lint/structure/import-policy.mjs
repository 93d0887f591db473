import { isInServerFrame } from './server-frame.mjs';

/** @typedef {import('../places.mjs').Place} Place */
/** @typedef {import('../places.mjs').Target} Target */
/** @typedef {import('../places.mjs').ProjectTarget} ProjectTarget */

// Which parts of shared each part of shared may import, besides itself.
/** @type {Record<string, string[]>} */
const sharedMayImport = {
  contract: [],
  theme: [],
  i18n: ['contract', 'messages'],
  messages: ['i18n'],
  format: ['i18n'],
  ui: ['theme', 'contract', 'i18n'],
  components: ['ui', 'theme', 'format', 'i18n'],
  art: ['ui', 'theme', 'format', 'i18n'],
  forms: ['ui', 'components', 'theme', 'format', 'art', 'contract', 'i18n'],
  carousel: ['ui', 'components', 'theme', 'format', 'art', 'contract', 'i18n', 'terms'],
  terms: ['contract', 'i18n'],
  hooks: [],
  storage: [],
  push: ['contract', 'storage'],
  session: ['contract', 'storage', 'i18n'],
  api: ['contract', 'session', 'i18n', 'storage'],
  minors: ['ui', 'contract', 'i18n', 'session', 'api'],
  flags: ['ui', 'contract'],
  slots: ['ui', 'theme', 'contract', 'session'],
};

// Packages of which the page has one copy; any other package would be bundled into the remote.
const remotePackages = ['react', 'react-dom', 'react-router-dom', 'react-redux', '@reduxjs/toolkit', 'styled-components'];

// Packages that only one part of shared may import.
/** @type {Record<string, string[]>} */
const partPackages = { contract: ['zod'], i18n: ['react'] };

const contractOnly = ['server', 'release', 'e2e'];
// The bench measures every part, training generates the server's tables with its features, and isolate shows every remote in parts of the
// shell, with test data.
const mayImportAll = ['bench', 'isolate', 'training'];
/** @type {Record<string, string[]>} */
const mayAlsoImport = { server: ['release'] };

/**
 * @param {Place} from
 * @param {Place} to
 */
function checkWithinShared(from, to) {
  if (to.part === from.part || from.part === 'testing') return undefined;
  if (to.part === 'testing') return from.isTest ? undefined : 'product code never imports the test helpers.';
  // The ui entry re-exports components of other parts.
  const isUiEntry = /^shared\/src\/ui\/index\.tsx?$/.test(from.path);
  const allowed = isUiEntry ? ['theme', 'format', 'art', 'forms', 'carousel'] : (sharedMayImport[from.part ?? ''] ?? []);
  if (allowed.includes(to.part ?? '')) return undefined;
  return `shared/${from.part} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing'} of shared, not ${to.part}.`;
}

/**
 * @param {Place} from
 * @param {ProjectTarget} target
 */
function checkImportOfShared(from, target) {
  if (target.byPath || !target.isPublic) return 'shared is imported by the public entries of its package alone.';
  if (contractOnly.includes(from.workspace) && target.place.part !== 'contract') {
    return `${from.workspace} imports the contract alone of shared.`;
  }
  if (target.place.part === 'testing' && !from.isTest && !mayImportAll.includes(from.workspace)) {
    return 'product code never imports the test helpers.';
  }
  return undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function checkWithinWorkspace(from, to) {
  if (from.workspace === 'shell' && from.part === 'app' && to.part === 'composition') {
    return 'shell/src/app knows no federation: what it needs of remotes is passed to it.';
  }
  if (from.feature && to.feature && from.feature !== to.feature) {
    return 'a feature never imports another feature: pages compose them.';
  }
  if (from.feature && to.composesFeatures) return 'a feature never imports pages or routes: they compose features.';
  if (from.module && to.module && from.module !== to.module && /repository/.test(to.path)) {
    return "a server module never imports another module's repository.";
  }
  if (!from.isTest && isInServerFrame(from.path) && !isInServerFrame(to.path)) {
    return 'the frame of the server (lint/structure/server-frame.mjs) imports nothing of the product: the product passes it what it adds.';
  }
  return undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function checkAcrossWorkspaces(from, to) {
  const knowsRemotes = from.workspace === 'shell' && from.part === 'composition';
  if (to.isRemote && knowsRemotes) return undefined;
  // Build files and tests may import tooling of the root; shipped code may not.
  if (from.isTooling || (to.isTooling && (from.isTest || !from.isSource))) return undefined;
  if (mayImportAll.includes(from.workspace) || mayAlsoImport[from.workspace]?.includes(to.workspace)) return undefined;
  if (to.isRemote && from.workspace === 'shell') return 'only shell/src/composition knows that remotes exist.';
  return `${from.workspace} never imports ${to.workspace}.`;
}

/**
 * @param {Place} from
 * @param {ProjectTarget} target
 */
function checkProjectImport(from, target) {
  const to = target.place;
  /** @param {Place} place */
  const inAstrology = (place) => place.workspace === 'server' && place.part === 'astrology';
  if (inAstrology(from) && !inAstrology(to)) return 'astrology imports nothing of the project.';
  if (to.workspace === 'shared') return from.workspace === 'shared' ? checkWithinShared(from, to) : checkImportOfShared(from, target);
  return to.workspace === from.workspace ? checkWithinWorkspace(from, to) : checkAcrossWorkspaces(from, to);
}

/**
 * @param {Place} from
 * @param {Exclude<Target, ProjectTarget>} target
 */
function checkPackageImport(from, target) {
  if (from.isTest) return undefined;
  const allowed = from.workspace === 'shared' ? partPackages[from.part ?? ''] : from.isRemote ? remotePackages : undefined;
  const isFrontEnd = from.isRemote || from.workspace === 'shell' || from.workspace === 'shared';
  if (target.kind === 'node') return isFrontEnd ? 'code of the browser never imports Node.' : undefined;
  if (!allowed || allowed.includes(target.name)) return undefined;
  return `${from.isRemote ? 'a remote' : `shared/${from.part}`} may import only ${allowed.join(', ')}, not ${target.name}.`;
}

/**
 * Why an import is forbidden, as a sentence; undefined when it is allowed.
 *
 * @param {Place} from
 * @param {Target} target
 */
export function findViolation(from, target) {
  return target.kind === 'project' ? checkProjectImport(from, target) : checkPackageImport(from, target);
}
