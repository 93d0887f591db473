import type { PageSnapshot } from './snapshot';

/**
 * Links with the words of one link of the live release and the address of another. New words and addresses are listed as such, but
 * neither changes if links exchange their addresses.
 */
export function listExchanged(candidate: PageSnapshot, lives: readonly PageSnapshot[]): string[] {
  const known = lives.flatMap(({ targets }) => targets);
  const pathsOf = (name: string) => known.filter(([words]) => words === name).map(([, path]) => path);
  const all = new Set(known.map(([, path]) => path));
  const lines = candidate.targets.flatMap(([name, path]) => {
    const [live, ...others] = pathsOf(name);
    return live === undefined || !all.has(path) || [live, ...others].includes(path)
      ? []
      : [`${JSON.stringify(name)} leads to ${path} and not to ${live}`];
  });
  return [...new Set(lines)];
}
