import type { Catalog, CatalogEntry } from './catalog';
import type { Parameter } from './compile-message';

const typeOf = (parameter: Parameter): string => {
  if (parameter.kind === 'tag') return 'Tag';
  if (parameter.kind === 'count') return 'number';
  // Values that no variant names take `other`.
  if (parameter.kind === 'option') return [...parameter.options.map((option) => `'${option}'`), '(string & {})'].join(' | ');
  return 'string | number';
};

const valuesOf = ({ parameters }: CatalogEntry) => {
  const fields = Object.entries(parameters).map(([name, parameter]) => `${name}: ${typeOf(parameter)}`);
  return fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`;
};

/** The TypeScript module that adds a catalog's ids and values to the types of `useTranslations`. */
export function printMessageTypes(catalog: Catalog): string {
  const entries = [...catalog.values()];
  const usesTags = entries.some(({ parameters }) => Object.values(parameters).some(({ kind }) => kind === 'tag'));
  return [
    '// Generated from en.json by `npm run texts -- --types`.',
    usesTags ? `import type { Tag } from '@oracle-astra/shared/i18n';\n` : 'export {};\n',
    'declare global {',
    '  interface MessageCatalog {',
    ...entries.map((entry) => `    '${entry.id}': ${valuesOf(entry)};`),
    '  }',
    '}',
    '',
  ].join('\n');
}
