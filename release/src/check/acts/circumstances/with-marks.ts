import { markElement } from '../made-answers';

/** The address with its parameters, and those that pages read most, with markup at the end; a number stays one. */
export function withMarks(address: string): string {
  const url = new URL(address);
  for (const name of new Set(['query', ...url.searchParams.keys()])) {
    const value = url.searchParams.get(name) ?? '';
    if (!/\d/.test(value)) url.searchParams.set(name, `${value}<${markElement} title="the query"></${markElement}>`);
  }
  return url.href;
}
