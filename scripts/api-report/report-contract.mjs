import { readReport } from './kept-report.mjs';

/** The contract of a remote with the shell: the type of its routes module. */
const exposedType = { entry: '@oracle-astra/shared/api', name: 'RemoteModule' };

/** @typedef {import('../builds/taken-names.mjs').TakenNames} TakenNames */

/**
 * Changes each value, and leaves out those that become undefined.
 *
 * @template V, R
 * @param {Record<string, V>} record
 * @param {(value: V, key: string) => R | undefined} change
 * @returns {Record<string, R>}
 */
const mapValues = (record, change) =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const changed = change(value, key);
      return changed === undefined ? [] : [[key, changed]];
    }),
  );

/**
 * @template {object} T
 * @param {T} record
 */
const nonEmpty = (record) => (Object.keys(record).length > 0 ? record : undefined);

/**
 * The hashes of the types that a build imports by name (package → names) and of its exposed module; undefined if the names are not known.
 *
 * @param {TakenNames | undefined} takes
 */
export function listTakenTypes(takes, { entries } = readReport()) {
  if (takes === undefined) return undefined;
  const { entry, name } = exposedType;
  const names = { ...takes, [entry]: [...(takes[entry] ?? []), name] };
  return mapValues(
    names,
    (list, owner) =>
      entries[owner] && Object.fromEntries(list.flatMap((each) => (entries[owner][each] ? [[each, entries[owner][each].hash]] : []))),
  );
}

/**
 * The hashes of all types of the provided packages (names of packages), and the deprecated exports among them.
 *
 * @param {string[]} provided
 */
export function describeProvided(provided, { entries } = readReport()) {
  const given = Object.fromEntries(Object.entries(entries).filter(([entry]) => provided.includes(entry)));
  return {
    types: mapValues(given, (names) => mapValues(names, ({ hash }) => hash)),
    deprecated: nonEmpty(mapValues(given, (names) => nonEmpty(mapValues(names, ({ deprecated }) => deprecated)))),
  };
}

/** A sentence for each deprecated export that a build imports. */
export function findDeprecated(takes = /** @type {TakenNames} */ ({}), { entries } = readReport()) {
  return Object.entries(takes).flatMap(([entry, names]) =>
    names.flatMap((name) => {
      const deprecated = entries[entry]?.[name]?.deprecated;
      return deprecated ? [`${name} of ${entry} ends after ${deprecated.until}: ${deprecated.instead}`] : [];
    }),
  );
}
