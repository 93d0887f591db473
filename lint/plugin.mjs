import { boundaries } from './boundaries.mjs';
import { decideByCode } from './decide-by-code.mjs';
import { folderStructure } from './folder-structure.mjs';
import { loadersReturn } from './loaders-return.mjs';
import { noImportCycles } from './no-import-cycles.mjs';
import { plainHtml } from './plain-html.mjs';
import { reasonedDisable } from './reasoned-disable.mjs';
import { renderAnywhere } from './render-anywhere.mjs';
import { routeIds } from './route-ids.mjs';
import { stylesAtModuleLevel } from './styles-at-module-level.mjs';
import { tokensOnly } from './tokens-only.mjs';

/** The rules of this house that no published package knows. */
export const plugin = {
  meta: { name: 'astra' },
  rules: {
    boundaries,
    'decide-by-code': decideByCode,
    'folder-structure': folderStructure,
    'loaders-return': loadersReturn,
    'no-import-cycles': noImportCycles,
    'plain-html': plainHtml,
    'reasoned-disable': reasonedDisable,
    'render-anywhere': renderAnywhere,
    'route-ids': routeIds,
    'styles-at-module-level': stylesAtModuleLevel,
    'tokens-only': tokensOnly,
  },
};
