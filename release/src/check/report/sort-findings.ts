import { formatFinding, type Finding } from '../finding';

/** Kinds of faults, worst first: no page, then money and what people wrote, what cannot be used, and what is only told to machines. */
const order = [
  /^(?:load|render|browser-load|compare-status|page-empty)$/,
  /^(?:compare-lost|act-lost|act-person|act-markup|render-markup|render-person)$/,
  /^(?:act-sends|act-storage|compare-storage|act-typed)$/,
  /^(?:browser-error|compare-errors|act-error|act-dead|act-locked|compare-locked|compare-events|act-obstacle|act-dialog)$/,
  /^(?:compare-covered|page-covered|compare-globals|compare-hydration|act-back|act-keyboard|act-late|compare-language|act-language)$/,
];

const rankOf = ({ rule }: Finding) => {
  const at = order.findIndex((kind) => kind.test(rule));
  return at === -1 ? order.length : at;
};

/** One fault with the pages that have it. */
export interface FoundFault {
  first: Finding;
  /** The names of further pages. */
  others: string[];
}

/** The faults, worst first, and each once: what is wrong on every page is one fault. */
export function sortFindings(findings: readonly Finding[]): FoundFault[] {
  const faults = new Map<string, FoundFault>();
  for (const each of findings) {
    const key = formatFinding({ ...each, at: null });
    const known = faults.get(key);
    if (known === undefined) faults.set(key, { first: each, others: [] });
    else if (each.at !== null && each.at !== known.first.at && !known.others.includes(each.at)) known.others.push(each.at);
  }
  const all = [...faults.values()];
  return all.sort(
    (one, other) =>
      rankOf(one.first) - rankOf(other.first) || other.others.length - one.others.length || all.indexOf(one) - all.indexOf(other),
  );
}
