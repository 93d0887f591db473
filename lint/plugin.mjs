import { boundaries } from './boundaries.mjs';
import { currentData } from './current-data.mjs';
import { endpointPrefix } from './endpoint-prefix.mjs';
import { folderStructure } from './folder-structure.mjs';
import { isomorphicRender } from './isomorphic-render.mjs';
import { loaderReturnsValue } from './loader-returns-value.mjs';
import { noCutLetters } from './no-cut-letters.mjs';
import { noEndlessSubscription } from './no-endless-subscription.mjs';
import { noImportCycles } from './no-import-cycles.mjs';
import { noLateArrival } from './no-late-arrival.mjs';
import { noLiteralText } from './no-literal-text.mjs';
import { noMessageMatching } from './no-message-matching.mjs';
import { noSilentCatch } from './no-silent-catch.mjs';
import { progressiveEnhancement } from './progressive-enhancement.mjs';
import { providedStyles } from './provided-styles.mjs';
import { routeIds } from './route-ids.mjs';
import { stylesAtModuleLevel } from './styles-at-module-level.mjs';
import { textBesideCondition } from './text-beside-condition.mjs';
import { tokensOnly } from './tokens-only.mjs';
import { uniqueRoutePaths } from './unique-route-paths.mjs';

/** The ESLint rules of this project that no published package has. */
export const plugin = {
  meta: { name: 'astra' },
  rules: {
    boundaries,
    'current-data': currentData,
    'endpoint-prefix': endpointPrefix,
    'folder-structure': folderStructure,
    'isomorphic-render': isomorphicRender,
    'loader-returns-value': loaderReturnsValue,
    'no-cut-letters': noCutLetters,
    'no-endless-subscription': noEndlessSubscription,
    'no-import-cycles': noImportCycles,
    'no-late-arrival': noLateArrival,
    'no-literal-text': noLiteralText,
    'no-message-matching': noMessageMatching,
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
