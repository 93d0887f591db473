import * as z from 'zod/mini';
import type { SiteDetails } from '../site-details';

/*
 * Flags change what a release does, without another release. A release declares those that it reads, with types and defaults;
 * operators set them in the registry, by person, role and release.
 */

const flagValue = z.union([z.boolean(), z.string().check(z.maxLength(100)), z.number()]);
export type FlagValue = z.infer<typeof flagValue>;

/** Values of flags by name, only those that are not the declared default. */
export type FlagValues = Readonly<Record<string, FlagValue>>;

/** The details of a document: those of the site, and the flags of the person it is for. */
export type DocumentDetails = SiteDetails & { flags?: FlagValues };

/** Whose choice is kept: that of the browser, also over log-in and log-out, or that of the account, on all its devices. */
const stickyTo = z.enum(['browser', 'account']);

export const flagDeclaration = z.object({
  type: z.enum(['boolean', 'string', 'number']),
  default: flagValue,
  /** The values of a text or number, the default among them. */
  values: z.optional(z.array(flagValue).check(z.minLength(2), z.maxLength(8))),
  /** By default the browser. */
  sticky: z.optional(stickyTo),
  /** Its percentages are an experiment, whose visits and goals are counted. */
  experiment: z.optional(z.object({ goal: z.string() })),
});
export type FlagDeclaration = z.infer<typeof flagDeclaration>;

/** What a release declares, by the names of its flags. */
export const flagDeclarations = z.record(z.string(), flagDeclaration);
export type FlagDeclarations = z.infer<typeof flagDeclarations>;

/** Roles for which a flag can be set; `subscriber` is a member whose plan is active. */
export const flagRoles = ['visitor', 'member', 'subscriber'] as const;
export type FlagRole = (typeof flagRoles)[number];

/** A targeting rule: it applies if all conditions match, with `percent` to that share of the people who match. */
const flagRule = z.object({
  value: flagValue,
  percent: z.optional(z.number().check(z.gt(0), z.lt(100))),
  roles: z.optional(z.array(z.enum(flagRoles)).check(z.minLength(1))),
  /** A release of its remote. */
  release: z.optional(z.string()),
});
export type FlagRule = z.infer<typeof flagRule>;

/** How operators have set a flag. The first rule that matches decides; without a match the declared default applies. */
export const flagSetting = z.object({
  rules: z.array(flagRule).check(z.minLength(1), z.maxLength(8)),
  /** The kill switch: everyone has the declared default, and the rules are kept. */
  off: z.optional(z.literal(true)),
  /** The revision of the registry that set it, which begins the figures of an experiment anew. */
  run: z.number(),
});
export type FlagSetting = z.infer<typeof flagSetting>;

const isOfType = (value: FlagValue, { type, values }: FlagDeclaration) =>
  typeof value === type && (type === 'boolean' || values?.includes(value) !== false);

/** The names of a remote's flags and goals: its own name, a dot, and a name in camel case, as ids of messages. */
const isOwnName = (remote: string, name: string) =>
  name.startsWith(`${remote}.`) && /^[a-z][A-Za-z\d]{0,59}$/.test(name.slice(remote.length + 1));

/** What is wrong with the flags that a release declares, as sentences. */
export function findFlagFaults(remote: string, flags: FlagDeclarations): string[] {
  return Object.entries(flags).flatMap(([name, declared]) => {
    const { type, values, experiment } = declared;
    const goal = experiment?.goal;
    return [
      ...(isOwnName(remote, name)
        ? []
        : [`The flag ${name} of ${remote} needs a name such as ${remote}.isShorter: its remote, a dot, camel case`]),
      ...(isOfType(declared.default, declared) ? [] : [`The default of ${name} is not of its type, or not among its values`]),
      ...(type === 'boolean' || values?.every((value) => typeof value === type)
        ? []
        : [`${name} needs the list of its values, each a ${type}`]),
      ...(type === 'boolean' && values ? [`${name} is a boolean and needs no list of values`] : []),
      ...(goal === undefined || isOwnName(remote, goal) ? [] : [`The goal ${goal} of ${name} needs a name that begins with ${remote}.`]),
    ];
  });
}

/** What is wrong with a setting for a declaration, as a sentence; null if it can be used. */
export function findSettingFault(name: string, declared: FlagDeclaration, { rules }: Pick<FlagSetting, 'rules'>): string | null {
  const wrong = rules.find(({ value }) => !isOfType(value, declared));
  if (wrong)
    return `${name} is a ${declared.type}${declared.values ? ` among ${declared.values.join(', ')}` : ''}, and not ${JSON.stringify(wrong.value)}`;
  const shares = rules.reduce((sum, { percent = 0 }) => sum + percent, 0);
  return shares > 100 ? `The percentages of ${name} are ${shares} together` : null;
}

/** The values that a flag can have. */
export const listFlagValues = ({ type, values, default: usual }: FlagDeclaration): FlagValue[] =>
  type === 'boolean' ? [false, true] : (values ?? [usual]);

/** The prefix of the marks of the page by which its reports find the goals that were reached. */
export const goalMark = 'goal ';

/** The settings of a remote's flags; null for one that cannot be read. `flags` is what the registry has, of any form. */
export function readFlagSettings(channel: { flags?: unknown } | undefined): Record<string, FlagSetting | null> {
  const settings = channel?.flags;
  if (typeof settings !== 'object' || settings === null) return {};
  return Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, flagSetting.safeParse(setting).data ?? null]));
}
