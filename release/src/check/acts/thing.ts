/** The place of an element: in main, outside of it, or in the open dialog. */
export type Scope = 'main' | 'frame' | 'dialog';

/** A usable element of a page, described by `list` of `actsSource`. */
export interface Thing {
  /** Its role and name. */
  key: string;
  way: 'form' | 'link' | 'select' | 'type' | 'press';
  /** Whether it is the first of similar elements. */
  isFirst: boolean;
  /** Where it is, if not in the part of the page that was asked for. */
  scope?: Scope;
  /** Whether the live release does not have it. */
  isNew?: boolean;
}

/**
 * `press`: by a finger; `click`: with a mouse; `twice`: before the first one is answered; `enter`: by the keyboard; `unsound`: with invalid text, sent by the Enter key; `odd`: with texts that must
 * only cause no error; `empty`: an unfilled form;
 * `again`: a form that is sent, and then sent with another text; `reload`: the page is loaded again before the form is sent;
 * `refused`: it is sent again after each kind of refusal.
 */
type Manner = 'press' | 'click' | 'twice' | 'enter' | 'select' | 'sound' | 'unsound' | 'odd' | 'empty' | 'again' | 'reload' | 'refused';

/** One act on a page. */
export interface Step {
  scope: Scope;
  key: string;
  manner: Manner;
  isForm: boolean;
}

const words: Record<Manner, string> = {
  press: 'is pressed',
  click: 'is clicked with a mouse',
  twice: 'is pressed twice',
  enter: 'is pressed by the keyboard',
  select: 'has another choice',
  sound: 'is filled in',
  unsound: 'is filled in with text that nobody means',
  odd: 'is filled in with odd letters, digits, spaces and length',
  empty: 'is sent as it is',
  again: 'is filled in and sent twice with different texts',
  reload: 'is filled in and the page is loaded again',
  refused: 'is sent and refused for each reason',
};

/** Completes "when …". */
export const describeSteps = (steps: readonly Step[]) => steps.map(({ key, manner }) => `${key} ${words[manner]}`).join(' and then ');

/** The acts for each kind of element; lower ranks first. */
const manners: Record<Thing['way'], readonly { manner: Manner; rank: number }[]> = {
  form: [
    { manner: 'sound', rank: 1 },
    { manner: 'unsound', rank: 2 },
    { manner: 'empty', rank: 3 },
    { manner: 'reload', rank: 3 },
    { manner: 'odd', rank: 4 },
  ],
  type: [
    { manner: 'sound', rank: 1 },
    { manner: 'unsound', rank: 3 },
    { manner: 'odd', rank: 5 },
  ],
  select: [{ manner: 'select', rank: 1 }],
  link: [{ manner: 'press', rank: 3 }],
  press: [
    { manner: 'press', rank: 1 },
    { manner: 'click', rank: 4 },
    { manner: 'enter', rank: 5 },
  ],
};

/** The number of similar elements used on one page. */
const maxAlike = 4;

export interface PlannedSteps {
  steps: Step[];
  rank: number;
  /** A link that looks like another page is compared with that page. */
  comparesText: boolean;
  /** Whether the live release does not have the element. */
  isNew?: boolean;
}

export interface Planning {
  /** The acts that are planned already, on this or another page. */
  used: Set<string>;
  /** Whether rare states are tried too: odd texts, wrong answers, accepted writes. */
  states: boolean;
}

/**
 * The acts on the elements of a page after some steps. Acts that are planned on other pages get a lower priority; a link that is
 * known or looks like another one is compared by its address alone.
 */
export function planSteps(things: readonly Thing[], asked: Scope, before: readonly Step[], { used, states }: Planning): PlannedSteps[] {
  let alike = 0;
  return things.flatMap(({ key, way, isFirst, scope = asked, isNew = false }) => {
    const name = `${scope} ${way} ${key}`;
    const isKnown = used.has(name);
    used.add(name);
    if (way === 'link' && (isKnown || !isFirst)) return [];
    if (!isFirst) alike += 1;
    if (alike > maxAlike) return [];
    const later = (isKnown ? 3 : 0) + (isFirst ? 0 : 4) + before.length;
    const possible = manners[way].filter(({ manner }) => states || manner !== 'odd');
    return possible.map(({ manner, rank }) => ({
      steps: [...before, { scope, key, manner, isForm: way === 'form' }],
      rank: rank + later,
      comparesText: way !== 'link',
      ...(isNew && { isNew }),
    }));
  });
}
