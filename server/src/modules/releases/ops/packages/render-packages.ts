import { escapeHtml } from '../../../../documents/escape-html';
import { serverBomPath } from './bom-route';
import type { LiveContract } from '../live-contracts';

/** The exports of each shared package that the live shell provides and the live remotes need. */
export function renderPackages(contracts: readonly LiveContract[]): string {
  const shell = contracts.find(({ remote }) => remote === 'shell');
  const remotes = contracts.filter(({ remote }) => remote !== 'shell');
  const packages = [...new Set([...Object.keys(shell?.provides ?? {}), ...remotes.flatMap(({ needs }) => Object.keys(needs))])].sort();
  if (packages.length === 0) return '<p>The live shell gives no packages.</p>';
  const heads = ['Package', 'Shell gives', ...remotes.map(({ remote }) => remote)].map(
    (name) => `<th scope="col">${escapeHtml(name)}</th>`,
  );
  const rows = packages.map(
    (name) =>
      `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(shell?.provides[name] ?? '–')}</td>${remotes.map(({ needs }) => `<td>${escapeHtml(needs[name] ?? '')}</td>`).join('')}</tr>`,
  );
  return `<div class="wide packages" tabindex="0" role="region" aria-label="Shared packages"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Links to the lists of the packages in the server and in each live release. */
export function renderBoms(contracts: readonly LiveContract[]): string {
  const releases = contracts.flatMap(({ release, bom }) => (bom === null ? [] : [[release, bom] as const]));
  const links = [['server', serverBomPath] as const, ...releases].map(
    ([name, path]) => `<a href="${escapeHtml(path)}">${escapeHtml(name)}</a>`,
  );
  return `<p>Packages with versions, licences and integrity (CycloneDX): ${links.join(', ')}</p>`;
}
