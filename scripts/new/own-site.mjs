import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listRepositoryFiles, packagesFolder, toJson } from './own-repository.mjs';
import { readSite } from './site.mjs';

/** @typedef {import('./own-repository.mjs').PackedNames & { server: string }} PackedSite */

const validName = /^[a-z][a-z0-9]{1,19}$/;

/** Template by file of the remote of a site. `NAME` in a template is the name of the site. */
const sources = {
  'src/routes.tsx': 'routes.tsx.txt',
  'src/pages/start.tsx': 'page.tsx.txt',
  'src/pages/start.test.tsx': 'page.test.tsx.txt',
  'src/features/account/own-number.tsx': 'own-number.tsx.txt',
  'src/testing/isolated-remote.ts': 'isolated-remote.ts.txt',
  'src/messages/en.json': 'en.json.txt',
  'src/messages/hi.json': 'hi.json.txt',
  'src/messages/message-types.d.ts': 'message-types.d.ts.txt',
};

/** @param {string} name */
const fillSources = (name) =>
  Object.fromEntries(
    Object.entries(sources).map(([file, template]) => [
      file,
      readFileSync(new URL(`site-templates/${template}`, import.meta.url), 'utf8').replaceAll('NAME', name),
    ]),
  );

/** @param {string} name */
const capitalize = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * What the server of the site reads at its start, and checks.
 *
 * @param {string} name
 */
const describeSite = (name) => ({
  name: capitalize(name),
  about: { en: `${capitalize(name)}, a new site.`, hi: 'एक नई साइट।' },
  languages: ['en', 'hi'],
  supportMail: `support@${name}.example`,
  facebook: null,
  instagram: null,
  policies: null,
});

/** @param {string} name */
const describe = (name) => `# ${capitalize(name)}
A site of its own: the shell and the server of Oracle & Astra with another name, and one remote, \`mfe-${name}\`, whose code is in \`src\`.

| To | Run |
|---|---|
| install it, once | \`npm install\` |
| build what changed and serve it on http://localhost:3000 | \`npm start\`; \`PORT\` changes the address |
| check types, rules and tests | \`npm test\` |
| see the remote alone, in any state | \`npm run isolate\` |
| see an edit in the running site | \`npm run dev -- --against http://localhost:3000\` |
| release a change while the site runs | \`npm run build\`, \`npm run release -- publish dist/<release>\`, \`npm run release -- promote ${name} <release>\` |
| take it back | \`npm run release -- rollback ${name}\` |

- \`site.json\`: the name, the words in the footer, the languages (\`en\`, or \`en\` and \`hi\`), the address for mail, and \`policies\`, \`{ "terms": "/terms", "privacy": "/privacy" }\` once there are such pages: people then agree to them when they sign in. Start the site again after an edit.
- Links in header, menu and footer are \`navigation\` in \`src/routes.tsx\`.
- In local mode the code of a sign-in is in the terminal. Data are in \`.data\`. In production \`NODE_ENV=production\`, \`DATABASE_URL\`, \`PUBLIC_URL\`, \`JWT_SECRET\`, \`MSG91_AUTH_KEY\` and \`MSG91_TEMPLATE_ID\` are needed.
- The server has sign-in, passkeys, sessions and releases (\`/ops\`). Its database is made with all tables of Oracle & Astra; those of its product stay empty.
- A further remote is a repository of its own: \`npm create @oracle-astra/remote\`. Newer packages go to \`packages\`.
`;

/**
 * @param {string} name
 * @param {PackedSite} packed
 */
function listSiteFiles(name, packed) {
  const files = listRepositoryFiles(`mfe-${name}`, packed, readSite(), fillSources(name));
  const packageJson = JSON.parse(files['package.json']);
  packageJson.scripts = { start: 'remote-kit start', ...packageJson.scripts };
  packageJson.dependencies['@oracle-astra/site-server'] = `file:${packagesFolder}/${packed.server}`;
  return {
    ...files,
    'package.json': toJson(packageJson),
    'site.json': toJson(describeSite(name)),
    '.gitignore': `.data/\n${files['.gitignore']}`,
    'README.md': describe(name),
  };
}

/**
 * Creates a site in a folder that does not exist or is empty, whose name is the name of the site. Resolves with the written files.
 * Rejects with one sentence if the folder cannot be used; nothing is left behind when it fails.
 *
 * @param {string} folder
 * @param {(folder: string) => Promise<PackedSite>} pack
 */
export async function createSite(folder, pack) {
  const name = path.basename(folder);
  if (!validName.test(name))
    throw new Error(`${name} is no name for a site: name a folder with 2 to 20 small letters or digits, such as ../clinic.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: name a new folder.`);
  const parents = mkdirSync(path.dirname(folder), { recursive: true });
  const staging = mkdtempSync(path.join(path.dirname(folder), `.${name}-`));
  const clean = () => rmSync(parents ?? staging, { recursive: true, force: true });
  const stop = () => {
    clean();
    process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const packed = await pack(path.join(staging, packagesFolder));
    const files = Object.entries(listSiteFiles(name, packed));
    for (const [file, content] of files) {
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true });
      writeFileSync(path.join(staging, file), content);
    }
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(staging, folder);
    return files.map(([file]) => file);
  } catch (error) {
    clean();
    throw error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
