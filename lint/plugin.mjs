import { boundaries } from './structure/boundaries.mjs';
import { composedKeys } from './rendering/composed-keys.mjs';
import { currentData } from './rendering/current-data.mjs';
import { declaredFlags } from './structure/declared-flags.mjs';
import { endpointPrefix } from './structure/endpoint-prefix.mjs';
import { folderStructure } from './structure/folder-structure.mjs';
import { isomorphicRender } from './rendering/isomorphic-render.mjs';
import { loaderReturnsValue } from './structure/loader-returns-value.mjs';
import { mutationNamesChanges } from './code/mutation-names-changes.mjs';
import { noCutLetters } from './texts/no-cut-letters.mjs';
import { noEndlessSubscription } from './code/no-endless-subscription.mjs';
import { noImportCycles } from './structure/no-import-cycles.mjs';
import { noLateArrival } from './rendering/no-late-arrival.mjs';
import { noLiteralText } from './texts/no-literal-text.mjs';
import { noMessageMatching } from './texts/no-message-matching.mjs';
import { noScriptSinks } from './code/no-script-sinks.mjs';
import { noSilentCatch } from './code/no-silent-catch.mjs';
import { progressiveEnhancement } from './rendering/progressive-enhancement.mjs';
import { providedStyles } from './rendering/provided-styles.mjs';
import { routeIds } from './structure/route-ids.mjs';
import { stylesAtModuleLevel } from './rendering/styles-at-module-level.mjs';
import { textBesideCondition } from './texts/text-beside-condition.mjs';
import { tokensOnly } from './rendering/tokens-only.mjs';
import { uniqueRoutePaths } from './structure/unique-route-paths.mjs';

/** The ESLint rules of this project. No published package has them. */
export const plugin = {
  meta: { name: 'astra' },
  rules: {
    boundaries,
    'composed-keys': composedKeys,
    'current-data': currentData,
    'declared-flags': declaredFlags,
    'endpoint-prefix': endpointPrefix,
    'folder-structure': folderStructure,
    'isomorphic-render': isomorphicRender,
    'loader-returns-value': loaderReturnsValue,
    'mutation-names-changes': mutationNamesChanges,
    'no-cut-letters': noCutLetters,
    'no-endless-subscription': noEndlessSubscription,
    'no-import-cycles': noImportCycles,
    'no-late-arrival': noLateArrival,
    'no-literal-text': noLiteralText,
    'no-message-matching': noMessageMatching,
    'no-script-sinks': noScriptSinks,
    'no-silent-catch': noSilentCatch,
    'progressive-enhancement': progressiveEnhancement,
    'provided-styles': providedStyles,
    'route-ids': routeIds,
    'styles-at-module-level': stylesAtModuleLevel,
    'text-beside-condition': textBesideCondition,
    'tokens-only': tokensOnly,
    'unique-route-paths': uniqueRoutePaths,
  },
};
