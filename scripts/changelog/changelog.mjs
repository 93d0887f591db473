export const sections = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** @typedef {{ section: string, text: string }} Change */
/** @typedef {{ intro: string[], entries: Record<string, string[]> }} Part */

const versionHead = /^## \[([^\]]+)\]/;

/**
 * The lines of a file in `changes`, such as "Fixed: A code is sent once.", as section and text. Throws for any other line.
 *
 * @param {string} name
 * @param {string} content
 * @returns {Change[]}
 */
export function readChanges(name, content) {
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, section = '', text = ''] = /^([A-Z][a-z]+): (\S.*)$/.exec(line) ?? [];
      if (!sections.includes(section)) throw new Error(`${name}: "${line}" must begin with one of ${sections.join(', ')} and a colon.`);
      return { section, text };
    });
}

/**
 * The first and last line of a version's section. Throws if there is none.
 *
 * @param {string[]} lines
 * @param {string} version
 */
function findPart(lines, version) {
  const start = lines.findIndex((line) => versionHead.exec(line)?.[1] === version);
  if (start < 0) throw new Error(`The changelog has no version ${version}.`);
  const next = lines.findIndex((line, index) => index > start && versionHead.test(line));
  return { start, end: next < 0 ? lines.length : next };
}

/**
 * @param {string[]} lines
 * @returns {Part}
 */
function parsePart(lines) {
  /** @type {Record<string, string[]>} */
  const entries = Object.fromEntries(sections.map((section) => [section, []]));
  let section = '';
  /** @type {string[]} */
  const intro = [];
  for (const line of lines) {
    if (line.startsWith('### ')) section = line.slice(4);
    else if (line.startsWith('- ')) entries[section].push(line.slice(2));
    else if (line !== '') intro.push(line);
  }
  return { intro, entries };
}

/** @param {Part} part */
const writePart = ({ intro, entries }) =>
  [
    ...intro,
    ...sections
      .filter((section) => entries[section].length > 0)
      .flatMap((section) => [`\n### ${section}`, ...entries[section].map((text) => `- ${text}`)]),
    '',
  ].join('\n');

/**
 * The changelog with these changes added to the unreleased ones.
 *
 * @param {string} changelog
 * @param {Change[]} changes
 */
export function addChanges(changelog, changes) {
  const lines = changelog.split('\n');
  const { start, end } = findPart(lines, 'Unreleased');
  const part = parsePart(lines.slice(start + 1, end));
  for (const { section, text } of changes) if (!part.entries[section].includes(text)) part.entries[section].push(text);
  return [...lines.slice(0, start + 1), writePart(part), ...lines.slice(end)].join('\n');
}

/**
 * The changelog with the unreleased lines moved to a version with its date (YYYY-MM-DD).
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 */
export function releaseVersion(changelog, version, date) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version such as 3.1.0.`);
  if (changelog.includes(`## [${version}]`)) throw new Error(`The changelog has version ${version} already.`);
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${date}\n`);
}

/**
 * The notes of a version, without its heading.
 *
 * @param {string} changelog
 * @param {string} version
 */
export function getNotes(changelog, version) {
  const lines = changelog.split('\n');
  const { start, end } = findPart(lines, version);
  return lines
    .slice(start + 1, end)
    .join('\n')
    .trim();
}
