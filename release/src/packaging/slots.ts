import type { Descriptor, FillEntry, SlotEntry } from '@oracle-astra/shared/contract';

type Described = Pick<Descriptor, 'remote' | 'routes' | 'slots' | 'fills'>;

/** What a remote exports of slots. The validation of the descriptor checks the fields. */
export interface SlotExports {
  slots?: SlotEntry[];
  fills?: FillEntry[];
}

/** The fills as the descriptor has them, with the files of their components. */
export const describeFills = (fills: readonly FillEntry[], pages: ReadonlyMap<string, string>): FillEntry[] =>
  fills.map(({ name, slot, order, height, audience }) => ({
    name,
    slot,
    order,
    height,
    ...(audience && { audience }),
    page: pages.get(name) ?? null,
  }));

const listTwins = (names: readonly string[]) => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

/** A sentence for each fault of the slots and fills of a release, with the name of the slot or fill. */
export function findSlotFaults({ remote, routes, slots = [], fills = [] }: Described): { name: string; message: string }[] {
  const own = [...slots, ...fills].map(({ name }) => name);
  const ids = routes.map(({ id }) => id);
  return [
    ...own
      .filter((name) => !name.startsWith(`${remote}-`))
      .map((name) => ({ name, message: `a slot or fill of ${remote} needs a name that begins with "${remote}-"` })),
    ...listTwins(slots.map(({ name }) => name)).map((name) => ({ name, message: 'is the name of two slots: give one of them another' })),
    ...listTwins(fills.map(({ name }) => name)).map((name) => ({ name, message: 'is the name of two fills: give one of them another' })),
    ...slots.flatMap(({ name, routes: shown }) =>
      shown.filter((id) => !ids.includes(id)).map((id) => ({ name, message: `names the route ${id}, which ${remote} does not have` })),
    ),
    ...fills
      .filter(({ page }) => page === null)
      .map(({ name }) => ({ name, message: `has no script: import its component with webpackChunkName: "${name}"` })),
  ];
}
