import { escapeHtml } from '../../../documents/escape-html';
import { pageBudget, type LiveContract } from './live-contracts';

const rowHeight = 26;
/** The width of a phone's page; wider pages scale it up. */
const width = 340;
const columns = { remote: 0, from: 84, bend: 128, to: 172, used: 178 };

interface Node {
  label: string;
  y: number;
}

const shorten = (name: string) => name.replace('@oracle-astra/', '').replace('@reduxjs/toolkit', 'toolkit');

const place = (labels: readonly string[], height: number): Map<string, Node> => {
  const gap = height / Math.max(1, labels.length);
  return new Map(labels.map((label, at) => [label, { label, y: gap * (at + 0.5) }]));
};

const text = (x: number, { label, y }: Node) => `<text x="${x}" y="${(y + 5).toFixed(1)}">${escapeHtml(label)}</text>`;

/** The items of each remote, by the name of their node. */
type Uses = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/** A graph with remotes on the left and their items on the right. A line is thicker for more names, and lists them. */
function drawGraph(label: string, uses: Uses): string {
  // Sorted by remote, so that few lines cross.
  const targets = [...new Set([...uses.values()].flatMap((used) => Object.keys(used).sort()))];
  const height = Math.max(targets.length, uses.size * 2) * rowHeight;
  const [left, right] = [place([...uses.keys()], height), place(targets, height)];
  const lines = [...uses].flatMap(([remote, used]) =>
    Object.entries(used).map(([target, names]) => {
      const [from, to] = [left.get(remote), right.get(target)];
      if (!from || !to) return '';
      const size = Math.min(6, 1 + Math.sqrt(names.length) / 2).toFixed(1);
      return `<path d="M${columns.from} ${from.y.toFixed(1)}C${columns.bend} ${from.y.toFixed(1)} ${columns.bend} ${to.y.toFixed(1)} ${columns.to} ${to.y.toFixed(1)}" stroke-width="${size}"><title>${escapeHtml(`${remote}, ${names.length} of ${target}: ${names.join(', ')}`)}</title></path>`;
    }),
  );
  return `<svg class="graph" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<g fill="none">${lines.join('')}</g>${[...left.values()].map((node) => text(columns.remote, node)).join('')}${[...right.values()].map((node) => text(columns.used, node)).join('')}</svg>`;
}

/** Addresses grouped by their first segments: `/forum/vote.php` belongs to `/forum`. */
function groupByPath(addresses: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const address of addresses) {
    const group = `/${address.split('/').filter(Boolean)[0] ?? ''}`;
    (groups[group] ??= []).push(address);
  }
  return groups;
}

const graphs: { title: string; label: string; usesOf: (contract: LiveContract) => Record<string, readonly string[]> }[] = [
  {
    title: 'Exports of shared packages',
    label: 'What the remotes take of the shared packages',
    usesOf: ({ takes }) => Object.fromEntries(Object.entries(takes).map(([name, names]) => [shorten(name), names])),
  },
  {
    title: 'Endpoints, below /apis',
    label: 'Which endpoints of the API stand in scripts of the remotes',
    usesOf: ({ endpoints }) => groupByPath(endpoints.map((endpoint) => endpoint.replace(/^\/apis/, ''))),
  },
  {
    title: 'Routes',
    label: 'Which addresses the remotes answer',
    usesOf: ({ routes }) => groupByPath(routes.map(({ path }) => `/${path.replace(/^\//, '')}`)),
  },
];

/** Graphs of what the live remotes import, call and serve. Each remote also has lists of them. */
export function renderGraphs(contracts: readonly LiveContract[]): string {
  const remotes = contracts.filter(({ remote }) => remote !== 'shell');
  if (remotes.length === 0) return '<p>No remote is released yet.</p>';
  return graphs
    .map(({ title, label, usesOf }) => {
      const uses = new Map(remotes.map((contract) => [contract.remote, usesOf(contract)]));
      return `<div><h3>${title}</h3>${drawGraph(label, uses)}</div>`;
    })
    .join('\n');
}

const toKb = (bytes: number) => (bytes / 1024).toFixed(1);

const list = (items: readonly string[]) => (items.length === 0 ? 'none' : items.map(escapeHtml).join(', '));

/** The routes, endpoints and names of each remote, and the bytes of its pages against the budget. */
export function renderContract({ routes, endpoints, takes, needs, provides }: LiveContract): string {
  const pages = routes.map(
    ({ path, bytes }) =>
      `<tr><th scope="row">/${escapeHtml(path.replace(/^\//, ''))}</th><td><meter min="0" max="${pageBudget}" high="${pageBudget * 0.8}" value="${bytes}">${toKb(bytes)} KB</meter> ${toKb(bytes)} of ${toKb(pageBudget)} KB</td></tr>`,
  );
  const names = Object.entries(takes).map(
    ([name, taken]) => `<dt>${escapeHtml(name)} ${escapeHtml(needs[name] ?? '')}</dt><dd>${list(taken)}</dd>`,
  );
  const providedPackages = Object.entries(provides).map(([name, version]) => `${name} ${version}`);
  return `<details><summary>Routes, bytes, endpoints, shared packages</summary>
${pages.length === 0 ? '' : `<table><thead><tr><th scope="col">Route</th><th scope="col">Page, compressed</th></tr></thead><tbody>${pages.join('\n')}</tbody></table>`}
<dl><dt>Endpoints in its own scripts</dt><dd>${list(endpoints)}</dd>${providedPackages.length === 0 ? '' : `<dt>Gives</dt><dd>${list(providedPackages)}</dd>`}${names.join('\n')}</dl></details>`;
}
